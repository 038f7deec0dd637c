import { expect, onTestFinished, test } from 'vitest'
import { startEngine } from '#press/products/engine'
import { importFixture } from '../../../../tests/imports/import-fixture.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { readBook } from '../../library/books/store.ts'
import { undoStep } from '../../library/content/undo-redo.ts'
import { writePatch } from '../../library/content/write-patch.ts'
import { dependsOnPictures, forgetPlans, planOf } from './plan-cache.ts'
import { typesetBookMonths } from './typeset-book-months.ts'

const design = { title: '', author: '', template: 'dots' as const, cover: { color: '#F3EDE1' }, inserts: [] }
const withCover = { ...design, cover: { ...design.cover, pic: 'a'.repeat(64) } }

test('the leaf of a year on screen shows the picture that is printed: another one than the cover', () => {
  expect(dependsOnPictures({ runsOn: true, design: { ...withCover, edited: true } })).toBe(true)
  expect(dependsOnPictures({ runsOn: true, design: { ...design, edited: true } })).toBe(false)
  // books without leaves
  expect(dependsOnPictures({ runsOn: false, design: { ...withCover, edited: true } })).toBe(false)
  expect(dependsOnPictures({ runsOn: true, design: withCover })).toBe(false)
})

test('inserted pages show their own pictures', () => {
  const insert = { insertId: 'p1', kind: 'photo' as const, at: 'back' as const }
  expect(dependsOnPictures({ runsOn: false, design: { ...design, inserts: [insert] } })).toBe(false)
  const inserts = [{ ...insert, imageId: 'i1' }]
  expect(dependsOnPictures({ runsOn: false, design: { ...design, inserts } })).toBe(true)
})

test('front matter on screen tells what is in the book while pages wait to be set anew, and after an undo', async () => {
  const engine = startEngine({ workers: 1 })
  const { deps, newBook, close } = await importFixture(engine)
  onTestFinished(async () => {
    await close()
    await engine.close()
  })
  const { bid } = await newBook()
  const bookNow = async () => {
    const book = await readBook(deps.db, bid)
    if (!book) throw new Error('the book is gone')
    return book
  }
  const write = async (day: string) => {
    const entry = { content: '今天走到河堤。', postDate: `${day} 10:00`, picList: [] }
    expect(isRefused(await writePatch(await bookNow(), entry, 'tab', deps))).toBe(false)
  }
  const keys = async () => (await planOf(deps, await bookNow())).pages.map(({ key }) => key)
  for (const day of ['2021-01-02', '2021-02-02']) await write(day)
  await typesetBookMonths(deps, await bookNow(), undefined)
  const set = await keys()
  forgetPlans(bid) // as in a process that has not shown it
  await write('2021-02-03')
  const once = await keys()
  await write('2021-02-04')
  expect(await keys()).not.toEqual(once)
  for (let steps = 0; steps < 2; steps += 1) await undoStep(await bookNow(), 'tab', deps)
  await typesetBookMonths(deps, await bookNow(), undefined)
  expect(await keys()).toEqual(set)
})
