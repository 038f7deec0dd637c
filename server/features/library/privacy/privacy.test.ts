import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeItem, createItem } from '#contract/items'
import { decidePrivacy, listPrivacy } from '#contract/privacy'
import { copyBook } from '#contract/shelf'
import { listItems } from '#contract/social-books'
import { undo } from '#contract/undo'
import { connect } from '#server/kernel/db/connect'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { items } from '../content/schema.ts'

let studio: Studio
let token: string
let bid: string
let sid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, bid, sid } = await studio.firstBook('empty'))
  for (const [content, postDate] of written)
    await studio.call(createItem, { token, params: { bid }, body: { content, postDate, picList: [] } })
})
afterAll(() => studio.close())

const written = [
  ['打給我 0912-345-678，或 0922-345-678', '2024-05-01 08:00'],
  ['手機還是 0912-345-678', '2024-06-01 08:00'],
  ['寫到 amy@example.com', '2024-06-02 08:00'],
]
const found = async () => {
  const { groups } = (await studio.call(listPrivacy, { token, params: { sid } })).body.data
  return groups.map(
    ({ kind, text, count, kept }: Record<string, unknown>) => `${kind} ${text} ${count} ${kept}`,
  )
}
const decide = async (body: object) =>
  (await studio.call(decidePrivacy, { token, params: { sid }, body })).body.data.changed
const texts = async () =>
  (await studio.call(listItems, { token, params: { sid } })).body.data.items.map(
    ({ content }: { content: string }) => content,
  )

test('what is covered is other words in the book, as one step that undo takes back', async () => {
  expect(await found()).toEqual([
    'phone 0912-345-678 2 0',
    'phone 0922-345-678 1 0',
    'mail amy@example.com 1 0',
  ])
  expect(await decide({ kind: 'phone', text: '0912-345-678', decision: 'cover' })).toBe(2)
  expect(await texts()).toEqual(['打給我 ○○○，或 0922-345-678', '手機還是 ○○○', '寫到 amy@example.com'])
  await studio.call(undo, { token, params: { bid } })
  expect(await texts()).toEqual(written.map(([content]) => content))
})

test('what is kept stays when all of its kind is covered, in one entry or everywhere', async () => {
  const [first] = (await studio.call(listItems, { token, params: { sid } })).body.data.items
  await decide({ kind: 'phone', text: '0912-345-678', itemId: first.item_id, decision: 'keep' })
  expect(await found()).toContain('phone 0912-345-678 2 1')
  expect(await decide({ kind: 'phone', decision: 'cover' })).toBe(2)
  expect(await texts()).toEqual(['打給我 0912-345-678，或 ○○○', '手機還是 ○○○', '寫到 amy@example.com'])
  await studio.call(undo, { token, params: { bid } })

  await decide({ kind: 'phone', text: '0912-345-678', itemId: first.item_id, decision: 'ask' })
  await decide({ kind: 'mail', decision: 'keep' })
  expect(await decide({ kind: 'mail', decision: 'cover' })).toBe(0)
  expect(await found()).toEqual([
    'phone 0912-345-678 2 0',
    'phone 0922-345-678 1 0',
    'mail amy@example.com 1 1',
  ])
  const copy = (await studio.call(copyBook, { token, params: { bid } })).body.data
  const { groups } = (await studio.call(listPrivacy, { token, params: { sid: copy.source.sid } })).body.data
  expect(groups.map((group: { kept: number }) => group.kept)).toEqual([0, 0, 1])
  await decide({ kind: 'mail', decision: 'ask' })
  expect(await found()).toContain('mail amy@example.com 1 0')
})

test('people and places are left out, and a name goes from the words of other entries too', async () => {
  const connection = connect(studio.databaseUrl, error => {
    throw error
  })
  const [first] = (await studio.call(listItems, { token, params: { sid } })).body.data.items
  const { itemId, original } = (await connection.db.select().from(items)).find(
    row => row.itemId === first.item_id,
  ) ?? { itemId: '', original: undefined }
  if (!original) throw new Error('the first entry is gone')
  await connection.db
    .update(items)
    .set({ original: { ...original, people: ['小滿', '阿海'] } })
    .where(eq(items.itemId, itemId))
  await connection.close()
  const params = { bid, chapterId: first.chapter_id, itemId }
  const { version } = first
  await studio.call(changeItem, {
    token,
    params,
    body: { version, content: '和小滿去', place: { name: '大稻埕' } },
  })

  expect(await found()).toContain('place 大稻埕 1 0')
  await decide({ kind: 'person', text: '小滿', decision: 'cover' })
  await decide({ kind: 'place', decision: 'cover' })
  const [after] = (await studio.call(listItems, { token, params: { sid } })).body.data.items
  expect(after).toMatchObject({ content: '和○○○去', people: ['阿海'] })
  expect(after.place).toBeUndefined()
  expect((await found()).filter((line: string) => /小滿|大稻埕/.test(line))).toEqual([])
})
