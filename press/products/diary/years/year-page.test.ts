import { expect, it } from 'vitest'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import { areaFor } from '../../../page/geometry.ts'
import { profiles } from '../../../printers/profiles.ts'
import { bookWords } from '../../../text/book-words.ts'
import { typesets } from '../../../typesets/typesets.ts'
import type { FrontContext, VolumeFacts } from '../front/front-context.ts'
import { glancePage } from '../front/glance.ts'
import { yearPage } from './year-page.ts'

const settings = buildSettings()
const context: FrontContext = {
  settings,
  words: bookWords('zh-tw'),
  area: areaFor(typesets['a5-1'], profiles.house, 'paperback'),
  // a line of twenty characters
  countLines: async (_, text) => Math.ceil(text.length / 20),
  measure: async () => [],
}

const entry = (month: string, people: string[], place?: string) => ({
  item: 'i',
  month,
  day: 3,
  words: '',
  people,
  folio: 9,
  ...(place && { place }),
})

const volume: VolumeFacts = {
  number: 1,
  count: 1,
  pages: 80,
  years: '2020~2021',
  dividedYears: new Set(['2020', '2021']),
  months: ['202012', '202101', '202102'].map(month => ({
    month,
    folio: 9,
    posts: 4,
    photos: 3,
    days: new Map([
      [1, 3],
      [2, 1],
    ]),
  })),
  missing: [],
  entries: [
    entry('202012', ['別年的人']),
    entry('202101', ['小美', '阿嬤'], '淡水河邊很長名字的地方'),
    entry('202102', ['阿嬤'], '大稻埕碼頭'),
    entry('202102', [], '大稻埕碼頭'),
  ],
}

const page = (width: number, height: number) =>
  yearPage(
    '2021',
    { picture: { sha256: 'a', width, height, focus: { x: 0.5, y: 0.4 } }, weight: 1 },
    volume,
    context,
  )

it('says how much was written in the year, where and with whom, as many names as a line holds', async () => {
  const { elements } = await yearPage('2021', undefined, volume, context)
  expect(
    elements.flatMap(element =>
      element.kind === 'text' ? [element.runs.join('').replaceAll('\u2060', '')] : [],
    ),
  ).toEqual([
    '2021',
    '8 則日誌・6 張照片',
    '4 個寫下來的日子',
    '大稻埕碼頭、淡水河邊很長名字的地方',
    '阿嬤、小美',
  ])
})

it('has its picture off the trim where that has the pixels, else no larger than they allow, above the year', async () => {
  const top = (elements: Awaited<ReturnType<typeof page>>['elements']) =>
    elements.find(element => element.kind === 'text')?.y ?? 0
  const large = (await page(2400, 1800)).elements
  expect(large[0]).toMatchObject({ kind: 'image', frame: 'sheet', x: -4, y: -4, w: 156 })
  for (const [width, height] of [
    [720, 540],
    [900, 1200],
    [1600, 700],
  ] as const) {
    const { elements } = await page(width, height)
    const [image] = elements
    if (image?.kind !== 'image') throw new Error('a picture was expected')
    expect(image.w).toBeLessThanOrEqual(Math.min(context.area.width, (width * 25.4) / 240) + 0.01)
    expect(image.y).toBeGreaterThanOrEqual(context.area.top - 0.01)
    expect(image.y + image.h).toBeLessThan(top(elements))
    expect(image.w / image.h).toBeCloseTo(width / height)
  }
})

it('says which year it is where it is shown at a glance, before its title or behind it', () => {
  const heads = glancePage('2021', volume, context, true).elements.flatMap(element =>
    element.kind === 'text' && element.style === 'frontHead' ? element.runs : [],
  )
  expect(heads).toEqual(['2021　一年一瞥'])
})
