import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { StoredDetails } from './mail-details.ts'
import { mailQueue } from './mail-queue.ts'
import { insertMail, type MailName } from './store.ts'

/** Asks for the first mail of an order in the transaction that writes it: nobody can have asked before, and row and job go out in one go. */
export async function sendFirstMail(
  tx: Sql,
  { oid, kind }: Pick<MailName, 'oid' | 'kind'>,
  { jobs }: Pick<Deps, 'jobs'>,
): Promise<void> {
  const name = { oid, kind, about: '' }
  await Promise.all([insertMail(tx, { ...name, details: {} }), jobs.enqueue(tx, mailQueue, name)])
}

/** Asks for a mail in the transaction of what it tells: it goes out once, however often it is asked for. */
export async function sendMail(
  tx: Sql,
  {
    oid,
    kind,
    about = '',
    details = {},
  }: Omit<MailName, 'about'> & { about?: string; details?: StoredDetails },
  { jobs }: Pick<Deps, 'jobs'>,
): Promise<void> {
  const name = { oid, kind, about }
  if (await insertMail(tx, { ...name, details })) await jobs.enqueue(tx, mailQueue, name)
}
