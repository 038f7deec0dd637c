import { expect, it } from 'vitest'
import { runningHead } from './furnish-page.ts'

const settings = { title: '陳怡如的日子', locale: 'zh-tw', typeset: 'a5-1' } as const
const goesOn = { item: 'a', words: '7月12日　墾丁三天雨夜（續）', date: '2021年7月12日（續）' }
const page = { elements: [], regions: [], month: '202107', goesOn }

it('has the entry that goes on at the head of a left page, and its day on a right one', () => {
  expect(runningHead({ ...page, folio: 6 }, settings)).toBe('7月12日　墾丁三天雨夜（續）')
  expect(runningHead({ ...page, folio: 7 }, settings)).toBe('2021年7月12日（續）')
})

it('says whose words go on where its typeset does', () => {
  const inWords = { ...page, folio: 6, goesOn: { ...goesOn, inWords: true } }
  expect(runningHead(inWords, settings)).toBe('7月12日　墾丁三天雨夜（續）')
  expect(runningHead(inWords, { ...settings, typeset: 'a5-waterfall-blog' })).toBe('陳怡如的日子')
})

it('does not say what goes on where the page does', () => {
  const magazine = { ...settings, typeset: 'a5-2' } as const
  expect(runningHead({ ...page, folio: 6 }, magazine)).toBe('陳怡如的日子')
  expect(runningHead({ ...page, folio: 7 }, magazine)).toBe('2021年7月')
})

it('has the title of the book on other left pages, the month on other right ones', () => {
  const { goesOn: _, ...other } = page
  expect(runningHead({ ...other, folio: 6 }, settings)).toBe('陳怡如的日子')
  expect(runningHead({ ...other, folio: 6 }, { ...settings, title: '' })).toBe('2021年7月')
  expect(runningHead({ ...other, folio: 7 }, settings)).toBe('2021年7月')
})
