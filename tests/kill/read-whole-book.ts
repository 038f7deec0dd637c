import { readReceipt } from '#contract/social-imports'
import { type Caller, untilAnswered } from './attempt.ts'
import type { Killable } from './start-killable.ts'

/** All that is kept of a book, without what only says when, and with names for ids that are made by chance. */
export async function readWholeBook(service: Pick<Killable, 'rows'>, caller: Caller, bid: string) {
  const patches = await service.rows<{ item_id: string; text: string }>(
    `select item_id, original ->> 'text' as text from items where bid = $1 and type = 'patch'`,
    [bid],
  )
  const named = (rows: readonly object[]): unknown =>
    JSON.parse(
      patches.reduce((json, { item_id, text }) => json.replaceAll(item_id, text), JSON.stringify(rows)),
    )
  const rows = async (sql: string) => named(await service.rows(sql, [bid]))
  const receipt = readReceipt.answer.parse(await untilAnswered(caller, readReceipt, { query: { bid } }))
  return {
    items: await rows(
      `select item_id, type, month, time, original, edits, chosen, deleted, pending, words, photos, from_name
       from items where bid = $1 order by time, original ->> 'text', item_id`,
    ),
    lines: await rows(
      `select what, outcome, reason, name, origin, of, held, taken
       from receipt_lines where bid = $1 order by what, outcome, reason, origin, name, of`,
    ),
    receipt: [receipt.items, receipt.photos],
    steps: await rows('select label, run, before, after, undone from changes where bid = $1 order by seq'),
    // in typesets that the book no longer has, an edit whose server died leaves its month for whoever comes back to it
    months: await rows(
      `select typeset, month, pages, stale from typeset_months join books using (bid, typeset)
       where bid = $1 order by month`,
    ),
    book: await rows(
      'select typeset, design, total_page, posts_initialized, pages_initialized, ins_initialized, patched from books where bid = $1',
    ),
    imports: await rows(
      'select via, state, why, names, ended_at is not null as ended from imports where bid = $1 order by started_at',
    ),
    progress: await rows(
      'select what, state, done = total as whole from progress where bid = $1 order by what',
    ),
    uploads: await rows('select name, read_at is not null as read, used from uploads where bid = $1'),
  }
}
