import { expect, test } from 'vitest'
import type { Book, Progress } from '#contract/book'
import {
  endsReading,
  followBook,
  hasJustEnded,
  importSteps,
  isArriving,
  isWorking,
  whyPartly,
} from './follow-book.ts'

const book = { bid: 'b1', status: 'editing', totalPage: 0, progress: [] as Progress[] } as unknown as Book // what events do not touch is left out
const step = (what: Progress['what'], done: number, state: Progress['state'] = 'running') => ({
  event: 'progress' as const,
  data: { what, done, of: 540, state },
})

const begun: Book = { ...book, isGettingPosts: true, isGettingPages: false }

test('numbers and flags of the book agree with what was told', () => {
  const reading = followBook(begun, step('posts', 312))
  expect(reading).toMatchObject({ isGettingPosts: true, status: 'creating', progress: [{ done: 312 }] })
  const done = reading && followBook(reading, step('posts', 540, 'done'))
  expect(done).toMatchObject({ isGettingPosts: false, status: 'editing', progress: [{ done: 540 }] })
})

test('the server says of an import that begins whether posts or fan pages are read, and fan pages stay so', () => {
  expect(followBook(book, step('posts', 0))).toBeUndefined()
  const pagesAlone = { ...book, isGettingPosts: false, isGettingPages: true }
  expect(followBook(pagesAlone, step('posts', 3))).toMatchObject({
    isGettingPosts: false,
    isGettingPages: true,
  })
  expect(followBook(pagesAlone, step('posts', 9, 'done'))).toMatchObject({ isGettingPages: false })
})

test('the first pages can be read while the rest is still coming', () => {
  const reading = followBook(begun, step('posts', 312))
  const set = reading && followBook(reading, { event: 'set', data: { months: ['202401'], totalPage: 8 } })
  expect(set).toMatchObject({ totalPage: 8, isGettingPosts: true })
})

test('a change, or a connection that was lost, asks to read the book anew', () => {
  expect(followBook(book, { event: 'again' })).toBeUndefined()
})

test('what was read is accounted for when a step of reading ends, and not while it runs', () => {
  const events = [step('posts', 1), step('posts', 540, 'done'), step('pictures', 12, 'arriving')]
  expect(events.map(endsReading)).toEqual([false, true, true])
  expect([step('pages', 1, 'done'), { event: 'again' as const }].map(endsReading)).toEqual([false, true])
})

test('a finalized book stays so', () => {
  expect(followBook({ ...book, status: 'finalized' }, step('pdf', 1))).toMatchObject({ status: 'finalized' })
})

test('an archive of which more is to come is no work while it does not come', () => {
  const progress = [step('posts', 540, 'done').data, step('pictures', 12, 'arriving').data]
  expect([isWorking({ progress }), isArriving({ progress })]).toEqual([false, true])
  expect(isArriving({ progress: [step('pictures', 12).data] })).toBe(false)
})

test('what came in only partly says so, until it is read again', () => {
  const partly = { ...step('posts', 540, 'done').data, why: 'permission' }
  expect(whyPartly({ progress: [partly, step('pages', 1, 'done').data] })).toBe('permission')
  expect(whyPartly({ progress: [{ ...partly, state: 'failed' }] })).toBeUndefined()
  expect(whyPartly({ progress: [step('posts', 1).data] })).toBeUndefined()
})

test('a PDF is no work of the import', () => {
  const { data } = step('pdf', 1)
  expect(isWorking({ progress: [data] })).toBe(false)
  expect(importSteps({ progress: [data, step('pages', 1).data, step('posts', 1).data] })).toEqual([
    step('posts', 1).data,
    step('pages', 1).data,
  ])
})

test('the end of an import is news for a day', () => {
  const importEndedAt = '2026-11-22T10:00:00.000Z'
  const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour)
  expect(hasJustEnded({ importEndedAt }, at(23, 9))).toBe(true)
  expect(hasJustEnded({ importEndedAt }, at(23, 10))).toBe(false)
  expect(hasJustEnded({ importEndedAt: null }, at(22, 10))).toBe(false)
})
