import { expect, test } from 'vitest'
import { summaryOf } from './trace-statements.ts'

test.each([
  ['select "id" from "books" where "uid" = $1', { verb: 'select', table: 'books' }],
  ['insert into "jobs"."job_common" (id) values ($1)', { verb: 'insert', table: 'jobs.job_common' }],
  ['  UPDATE items SET x = 1', { verb: 'update', table: 'items' }],
  ['with gone as (delete from tickets returning 1) select', { verb: 'with', table: 'tickets' }],
  ['begin', { verb: 'begin' }],
  ["select * from unnest('{海邊}'::text[])", { verb: 'select' }],
  ["select '海邊' as text", { verb: 'select' }],
  ['海邊', { verb: 'statement' }],
])('%s', (text, summary) => {
  expect(summaryOf(text)).toEqual(summary)
})
