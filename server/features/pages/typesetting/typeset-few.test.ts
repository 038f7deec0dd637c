import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { changeTypeset } from '#contract/typesets'
import { connect } from '#server/kernel/db/connect'
import { startStudio } from '../../../../tests/studio.ts'

test('who reads the plan of a book that is being set leaves no other job', async () => {
  const studio = await startStudio({ worker: false })
  const { db, close } = connect(studio.databaseUrl, error => {
    throw error
  })
  onTestFinished(async () => {
    await close()
    await studio.close()
  })
  const { token, bid } = await studio.firstBook('empty')
  const of = { token, params: { bid } }
  for (const month of ['01', '02', '03', '04', '05'])
    await studio.call(createItem, {
      ...of,
      body: { content: '走到河堤。', postDate: `2024-${month}-03 10:00`, picList: [] },
    })
  const states = async () => {
    const { rows } = await db.execute<{ state: string }>(
      sql`select state from jobs.job where name = 'typeset' order by state`,
    )
    return rows.map(({ state }) => state)
  }
  await studio.call(changeTypeset, { ...of, body: { typeset: 'a4-1' } })
  await studio.call(readPlan, of)
  expect(await states()).toEqual(['created'])
  // a worker has taken it
  await db.execute(sql`update jobs.job set state = 'active' where name = 'typeset'`)
  await studio.call(readPlan, of)
  expect(await states()).toEqual(['active'])
  // what changes the book asks for it again
  await studio.call(changeTypeset, { ...of, body: { typeset: 'a5-2' } })
  expect(await states()).toEqual(['created', 'active'])
})
