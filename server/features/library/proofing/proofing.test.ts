import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeItem, createItem } from '#contract/items'
import { listProofs, markProof } from '#contract/proofs'
import { copyBook } from '#contract/shelf'
import { listChapterItems } from '#contract/social-books'
import { undo } from '#contract/undo'
import { wordsMark } from '#domain/proofing/entry-words'
import { type Studio, startStudio } from '../../../../tests/studio.ts'

let studio: Studio
let token: string
let bid: string
let sid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, bid, sid } = await studio.firstBook('empty'))
})
afterAll(() => studio.close())

const write = async (content: string, postDate: string) =>
  (await studio.call(createItem, { token, params: { bid }, body: { content, postDate, picList: [] } })).body
    .data.item
const proofs = async (of = sid) =>
  (await studio.call(listProofs, { token, params: { sid: of } })).body.data.entries

test('an entry that was read through stays so until its words are others, and is so again when they come back', async () => {
  const second = await write('去看海。。。。', '2024-06-02 08:00')
  const first = await write('早安', '2024-05-01 08:00')
  const entry = (item: typeof first, doubts: number, done: boolean) => ({
    item_id: item.item_id,
    chapter_id: item.chapter_id,
    doubts,
    done,
  })
  expect(await proofs()).toEqual([entry(first, 0, false), entry(second, 1, false)])

  const mark = wordsMark({ title: '', content: '去看海。。。。', photos: [] })
  const params = { sid, itemId: second.item_id }
  expect((await studio.call(markProof, { token, params, body: { mark } })).status).toBe(200)
  expect(await proofs()).toEqual([entry(first, 0, false), entry(second, 1, true)])

  const at = { bid, chapterId: second.chapter_id, itemId: second.item_id }
  const { version } = (await studio.call(listChapterItems, { token, params: { sid, cid: '202406' } })).body
    .data.items[0]
  const body = { version, content: '去看海……' }
  await studio.call(changeItem, { token, params: at, body })
  expect(await proofs()).toEqual([entry(first, 0, false), entry(second, 0, false)])

  await studio.call(undo, { token, params: { bid } })
  expect(await proofs()).toEqual([entry(first, 0, false), entry(second, 1, true)])

  const copy = (await studio.call(copyBook, { token, params: { bid } })).body.data
  expect((await proofs(copy.source.sid)).map((proof: { done: boolean }) => proof.done)).toEqual([false, true])

  await studio.call(markProof, { token, params, body: { mark: null } })
  expect((await proofs()).map((proof: { done: boolean }) => proof.done)).toEqual([false, false])
})

test('what is not in the book cannot be marked', async () => {
  const params = { sid, itemId: 'nothing' }
  const { status } = await studio.call(markProof, { token, params, body: { mark: null } })
  expect(status).toBe(404)
})
