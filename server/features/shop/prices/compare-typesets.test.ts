import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeItem, createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { compareTypesets, readBookPrice } from '#contract/prices'
import { readBook } from '#contract/shelf'
import { changeTypeset } from '#contract/typesets'
import { typesetNames } from '#domain/catalogue/typesets'
import { connect } from '#server/kernel/db/connect'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import type { Deps } from '../../../deps.ts'
import { countJob } from '../../pages/typesetting/count-job.ts'

let studio: Studio
let token: string
let bid: string
beforeAll(async () => {
  studio = await startStudio()
  ;({ token, bid } = await studio.firstBook('empty'))
})
afterAll(() => studio.close())

interface Figures {
  pages: number
  volumes: number
  price: { amount: string }
  more: { pages: number; price: { amount: string } }
}
interface Compared {
  counting: boolean
  typeset: string
  typesets: { typeset: string; counted: boolean; bindings: [paperback: Figures, hardback: Figures] }[]
}

const of = () => ({ token, params: { bid } })
const compare = async (): Promise<Compared> =>
  (await studio.call(compareTypesets, { ...of(), query: { region: 'TW' } })).body.data
const counted = async () => {
  await expect.poll(async () => (await compare()).counting, { interval: 100 }).toBe(false)
  return compare()
}
const write = async (postDate: string) =>
  (
    await studio.call(createItem, {
      ...of(),
      body: { content: '今天走到河堤，風很大。'.repeat(20), postDate, picList: [] },
    })
  ).body.data.item

test('each layout is estimated at once and counted then, as its pages are when it is chosen', async () => {
  const item = await write('2024-05-03 10:30')
  await write('2024-06-03 10:30')

  const atOnce = await compare()
  expect(atOnce.counting).toBe(true)
  expect(atOnce.typesets.map(({ typeset }) => typeset)).toEqual(typesetNames)
  expect(atOnce.typesets.filter(row => row.counted).map(row => row.typeset)).toEqual(['a5-1'])
  for (const { bindings } of atOnce.typesets) expect(bindings[0].pages).toBeGreaterThan(0)

  const { typesets } = await counted()
  expect(typesets.every(row => row.counted)).toBe(true)
  const present = typesets.find(row => row.typeset === 'a5-1')
  expect(present?.bindings[0].more).toMatchObject({ pages: 0, price: { amount: '0' } })
  const large = typesets.find(row => row.typeset === 'a4-2')
  if (!present || !large) throw new Error('both are there')
  const [paperback] = large.bindings
  expect(paperback.more.pages).toBe(paperback.pages - present.bindings[0].pages)
  expect(Number(paperback.more.price.amount)).toBe(
    Number(paperback.price.amount) - Number(present.bindings[0].price.amount),
  )

  // the book itself was left as it is
  const book = (await studio.call(readBook, of())).body.data
  expect([book.typeset, book.total_page]).toEqual(['a5-1', present.bindings[0].pages])

  await studio.call(changeTypeset, { ...of(), body: { typeset: 'a4-2' } })
  const priced = (await studio.call(readBookPrice, { ...of(), query: { region: 'TW' } })).body.data
  expect(priced.counting).toBe(false)
  expect(priced.bindings[0]).toMatchObject({ pages: paperback.pages, price: paperback.price })
  expect((await studio.call(readPlan, of())).body.data.pages).toHaveLength(paperback.pages)

  // one month changes, and with it what each layout is about to have
  const { item_id: itemId, version, chapter_id: chapterId } = item
  await studio.call(changeItem, {
    token,
    params: { bid, chapterId, itemId },
    body: { version, content: '今天走到河堤。'.repeat(900) },
  })
  const longer = await compare()
  const now = longer.typesets.find(row => row.typeset === 'a5-1')
  expect([longer.counting, now?.counted]).toEqual([true, false])
  expect(now?.bindings[0].pages).toBeGreaterThan(present.bindings[0].pages)
})

test('what is to be counted of a book that changed since is left', async () => {
  const { db, close } = connect(studio.databaseUrl, error => {
    throw error
  })
  // with nothing to typeset with: it would fail
  const deps = { db } as Deps
  const { revision } = (await studio.call(readBook, of())).body.data
  await write('2025-05-03 10:30')
  await expect(countJob.run({ bid, revision }, deps)).resolves.toBeUndefined()
  await expect(countJob.run({ bid, revision: revision + 1 }, deps)).rejects.toThrow()
  await close()
})
