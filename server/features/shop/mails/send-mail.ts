import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { StoredDetails } from './mail-details.ts'
import { mailQueue } from './mail-queue.ts'
import { insertMail, type MailName } from './store.ts'

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
