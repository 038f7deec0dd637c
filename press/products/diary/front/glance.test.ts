import { expect, it } from 'vitest'
import { typesetNames } from '#domain/catalogue/typesets'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import { areaFor } from '../../../page/geometry.ts'
import { profiles } from '../../../printers/profiles.ts'
import { bookWords } from '../../../text/book-words.ts'
import { typesets } from '../../../typesets/typesets.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'
import { glancePage } from './glance.ts'

const contextOf = (typeset: FrontContext['settings']['typeset']): FrontContext => ({
  settings: buildSettings({ typeset }),
  words: bookWords('zh-tw'),
  area: areaFor(typesets[typeset], profiles.house, 'paperback'),
  countLines: async () => 1,
  measure: async () => [],
})

const volume = (months: Record<string, Record<number, number>>): VolumeFacts => ({
  number: 1,
  count: 1,
  pages: 80,
  years: '2020~2021',
  dividedYears: new Set(),
  months: Object.entries(months).map(([month, days]) => ({
    month,
    folio: 9,
    posts: 1,
    photos: 0,
    days: new Map(Object.entries(days).map(([day, entries]) => [Number(day), entries])),
  })),
  missing: [],
  entries: [],
})

const wordsOf = (facts: VolumeFacts) =>
  glancePage('2021', facts, contextOf('a5-1')).elements.flatMap(element =>
    element.kind === 'text' ? [element.runs.join('')] : [],
  )

it('shows the months from the first one with entries to the last one, and none of other years', () => {
  const words = wordsOf(volume({ 202001: { 1: 1 }, 202109: { 3: 1 }, 202111: { 2: 1 } }))
  expect(words.filter(word => word.endsWith('月'))).toEqual(['九月', '十月', '十一月'])
  expect(words.filter(word => word === '30')).toHaveLength(3)
  expect(words.filter(word => word === '31')).toHaveLength(1)
})

it.each(typesetNames)(
  'of %s has each day with entries on a ground below its number, inside the page',
  typeset => {
    const context = contextOf(typeset)
    const year = Object.fromEntries(
      Array.from({ length: 12 }, (_, m) => [`2021${String(m + 1).padStart(2, '0')}`, { 5: 1, 17: 9 }]),
    )
    const { elements } = glancePage('2021', volume(year), context)
    const grounds = elements.flatMap(element => (element.kind === 'rect' && element.radius ? [element] : []))
    expect(grounds).toHaveLength(24)
    for (const { x, y, w, h } of grounds) {
      const at = elements.findIndex(element => element.kind === 'rect' && element.x === x && element.y === y)
      const number = elements[at + 1]
      expect(number).toMatchObject({ kind: 'text', style: 'frontDayWritten', x, w, align: 'center' })
      expect(number?.y).toBeGreaterThan(y - h)
      expect(number?.y).toBeLessThan(y + h / 2)
      expect(x + w).toBeLessThanOrEqual(context.area.width)
      expect(y + h).toBeLessThanOrEqual(context.area.top + context.area.height)
    }
  },
)
