import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { a5WaterfallTweet } from '../a5-waterfall-tweet.ts'
import { cardWidth } from './card-measures.ts'
import { cardsOfMonth } from './cards-of-month.ts'
import { inSlips } from './gathered-slips.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const w = cardWidth(context.area.width)
const entry = (n: number, more: object) =>
  buildItem({ id: `i${n}`, time: 1_614_560_400 + n * 86_400, ...more })

it('has small talk of days that follow each other on one slip, in order', () => {
  const long = '長'.repeat(60)
  const texts = ['推！', '好喔', long, '又下雨', long]
  const cards = cardsOfMonth(
    texts.map((text, n) => entry(n, { text })),
    context,
    w,
  )
  expect(cards.map(({ usual }) => [...new Set(usual.blocks.map(({ item }) => item))])).toEqual([
    ['i0', 'i1'],
    ['i2'],
    ['i3'],
    ['i4'],
  ])
})

it('shares a long run among slips that are about as long', () => {
  const sizes = (count: number) =>
    inSlips(
      Array.from({ length: count }, (_, n) => n),
      () => true,
    ).map(run => run.length)
  expect([3, 4, 5, 9].map(sizes)).toEqual([[3], [4], [3, 2], [3, 3, 3]])
})

it('says once on a page that an album goes on, and the day of each of its cards', () => {
  const media = Array.from({ length: 34 }, (_, n) => buildPhoto(`p${n}`, { width: 1600, height: 1200 }))
  const { pages } = a5WaterfallTweet.typesetMonth([entry(0, { text: '好', media })], context)
  const marks = pages.map(
    ({ elements }) =>
      elements.filter(element => element.kind === 'text' && String(element.runs[0]).includes('（續）'))
        .length,
  )
  expect(marks.length).toBeGreaterThan(1)
  expect(Math.max(...marks)).toBe(1)
  const saidIn = (page: (typeof pages)[number] | undefined, style: string): string[] =>
    page?.elements.flatMap(e => (e.kind === 'text' && e.style === style ? e.runs.map(String) : [])) ?? []
  for (const page of pages) {
    const days = saidIn(page, 'day')
    expect(saidIn(page, 'meta').filter(words => words.startsWith('星期一'))).toHaveLength(days.length)
  }
  expect(pages.flatMap(page => saidIn(page, 'day')).length).toBeGreaterThan(pages.length)
})
