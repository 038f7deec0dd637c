import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { revocationDays } from '#server/features/account/identities/revocations'
import { securityEventDays } from '#server/features/account/security/security-event'
import { cachedDays } from '#server/features/library/files/book-cache'
import { putDays } from '#server/features/library/files/put-file'
import { uploadRetention } from '#server/features/library/uploads/upload-retention'
import { exportDays } from '#server/features/pages/exports/store'
import { orderYears, unpaidOrderDays } from '#server/features/shop/orders/forget-orders'
import { eventDays } from '#server/features/shop/payments/store'
import { jobRetention } from '#server/kernel/jobs/boss-queues'
import { dayMs } from '#server/scratch'
import { freshDatabase } from '../database.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operate.md'), 'utf8')

/** What the table of docs/operate.md says of how long something stays. */
function documentedRetention(what: string): string | undefined {
  const [, section = ''] = page.split('## How long things stay\n')
  const rows = section.split('\n## ')[0]?.split('\n') ?? []
  return rows
    .find(row => row.startsWith(`| ${what} |`))
    ?.split('|')[2]
    ?.trim()
}

test.each([
  ['archives that were read', `${uploadRetention.read} hours`],
  ['archives that never became whole', `${uploadRetention.unfinished} hours`],
  ['archives kept for other parts in vain', `${uploadRetention.kept} hours`],
  ['a file that was put, and its work was killed', `${putDays} day`],
  ['set months, pages and covers of a book, derived', `${cachedDays} days`],
  ['`scratch/` and unfinished writes of killed processes', `${dayMs / 3_600_000} hours`],
  ['rows of jobs that ended or failed (ids only)', `${jobRetention.endedDays} days`],
  ['rows of jobs that no worker took', `${jobRetention.waitingDays} days`],
  ['what a person takes along (ZIP)', `${exportDays} days`],
  [
    'tokens of accounts that were unlinked or deleted, sealed, each with a hash of its account',
    `until the network was told, ${revocationDays} days`,
  ],
  ['security events', `${securityEventDays} days`],
  ['events of payment providers (ids only)', `${eventDays} days`],
  ['address and e-mail in paid orders of deleted accounts', `${orderYears} years`],
  ['orders of deleted accounts that were never paid', `${unpaidOrderDays} days`],
])('the operator reads how long %s: %s', (what, stays) => {
  expect(documentedRetention(what)?.startsWith(stays)).toBe(true)
})

test('what the database says of files is what the operator reads', async () => {
  const database = await freshDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  await client.query(`
    insert into users (uid, name, language, region, created_at) values ('u', 'x', 'zh-tw', 'TW', now());
    insert into images (image_id, uid, sha256, width, height, uploaded_at) values ('i', 'u', 'a', 1, 1, now());
    delete from file_uses`)
  const { rows } = await client.query<{ kind: string; stays: number }>(`
    select kind, round(extract(epoch from due_at - now()) / 60)::int as stays from file_removals order by kind`)
  expect(rows).toEqual([
    { kind: 'files', stays: 5 },
    { kind: 'images', stays: 7 * 24 * 60 },
  ])
  expect(documentedRetention('a file that lost its last use')).toMatch(/^5 minutes/)
  expect(documentedRetention('a picture uploaded by hand and put into no book')).toMatch(/^7 days/)
})
