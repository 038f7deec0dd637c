import { expect, it } from 'vitest'
import type { Page } from '../../../page/display-list.ts'
import { withEntriesThatGoOn } from './entries-that-go-on.ts'

const at = { x: 0, y: 30, w: 80, h: 40 }
const page = (...regions: { item: string; photo?: number; h?: number }[]): Page => ({
  elements: [],
  regions: regions.map(region => ({ ...at, ...region })),
})
const entry = { item: 'a', day: 12, words: '墾丁三天雨夜，第一天就下大雨，什麼也沒看到', people: [] }
const continuedWords = (...pages: Page[]) =>
  withEntriesThatGoOn(pages, [entry], { month: '202107', locale: 'zh-tw' }).map(({ goesOn }) => goesOn?.words)

it('names the entry whose photos go on after the page of its words', () => {
  expect(continuedWords(page({ item: 'a' }, { item: 'a', photo: 0 }), page({ item: 'a', photo: 1 }))).toEqual(
    [undefined, '7月12日　墾丁三天雨夜，第一天就下大…（續）'],
  )
})

it('knows its day for the page that faces them', () => {
  const [, faced] = withEntriesThatGoOn([page({ item: 'a' }), page({ item: 'a', photo: 1 })], [entry], {
    month: '202107',
    locale: 'zh-tw',
  })
  expect(faced?.goesOn?.date).toBe('2021年7月12日（續）')
})

it('marks a page that begins inside the words of an entry', () => {
  const heads = withEntriesThatGoOn(
    [page({ item: 'a' }), page({ item: 'a' }, { item: 'a', photo: 0 })],
    [entry],
    {
      month: '202107',
      locale: 'zh-tw',
    },
  ).map(({ goesOn }) => goesOn?.inWords)
  expect(heads).toEqual([undefined, true])
})

it('says nothing of a picture that stands before its words', () => {
  expect(continuedWords(page({ item: 'a', photo: 0 }), page({ item: 'a' }))).toEqual([undefined, undefined])
})

it('takes a place without height for no words', () => {
  expect(
    continuedWords(page({ item: 'a' }), page({ item: 'a', photo: 1 }, { item: 'a', h: 0 })).at(-1),
  ).toContain('（續）')
})
