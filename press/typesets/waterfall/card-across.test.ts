import { expect, it } from 'vitest'
import { invariant } from '#domain/invariant'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { fullEnd } from '../../paginate/fill-frame.ts'
import { a5WaterfallTweet } from '../a5-waterfall-tweet.ts'
import { acrossOf } from './card-across.ts'
import { cardWidth } from './card-measures.ts'
import { cardsOfMonth } from './cards-of-month.ts'
import { linesOf, measureCards } from './measured-lines.ts'
import { packColumns } from './pack-columns.ts'
import { pack } from './pack-well.ts'
import { type MeasuredCard, mostFavour } from './packing.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const { rows, rowMm, top, width } = context.area
const day = 86_400
const entry = (n: number, more: object) => buildItem({ id: `i${n}`, time: 1_614_560_400 + n * day, ...more })
const wide = [buildPhoto('p', { width: 1600, height: 1200 })]
const words = '今天整理舊照片，看到阿寶剛出生的樣子，手指頭好小好小。'

const opener = 8
const room = { rows: (page: number) => (page === 0 ? rows - opener : rows), gap: 2 }
const items = Array.from({ length: 7 }, (_, n) =>
  entry(n, { text: words, ...(n % 2 === 0 && { media: wide }) }),
)

function waysToSet(entries: typeof items) {
  const cards = cardsOfMonth(entries, context, cardWidth(width))
  measureCards(
    cards.map(({ usual }) => usual),
    context,
  )
  const usual = cards.map(({ usual }) => linesOf(usual, context))
  return cards.flatMap((card, n) => {
    const source = usual[n]
    const across = { ...source, ...acrossOf(card, room, context) }
    if (!source || !across.across) return []
    // not where that would leave a third of a page empty
    const month = pack(usual.with(n, { ...source, ...across }), { ...room, favour: mostFavour })
    return month.wide.length > 0 ? [{ n, month }] : []
  })
}

it('stands one card over both columns of a page, over no other card and inside of its page', () => {
  const ways = waysToSet(items)
  // words alone are not more for being wider
  expect(ways.map(({ n }) => n)).toEqual([0, 2, 4, 6])
  for (const { n, month } of ways) {
    const { parts, wide, free } = month
    expect(wide.map(({ card }) => card)).toEqual([n])
    expect(new Set(parts.map(({ card }) => card)).size).toBe(items.length - 1)
    for (let page = 0; page < free.length; page++) {
      const places = [...parts, ...wide].filter(part => part.page === page)
      for (const [i, a] of places.entries()) {
        expect(a.top).toBeGreaterThanOrEqual(0)
        expect(a.top + a.rows).toBeLessThanOrEqual(room.rows(page))
        for (const b of places.slice(i + 1)) {
          const isBeside = a.card !== n && b.card !== n && a.column !== b.column
          const isBelow = a.top + a.rows + room.gap <= b.top || b.top + b.rows + room.gap <= a.top
          expect(isBeside || isBelow).toBe(true)
        }
      }
    }
  }
})

it('keeps what was before it before it, and what comes after it after it', () => {
  for (const { n, month } of waysToSet(items)) {
    const [own] = month.wide
    for (const { page, top, card } of month.parts)
      expect(page * rows + top < (own?.page ?? 0) * rows + (own?.top ?? 0)).toBe(card < n)
  }
})

it('stands no slip of a few words over both columns beside other entries', () => {
  const few = { ...entry(7, { text: '推！' }) }
  expect(waysToSet([...items, few]).map(({ n }) => n)).not.toContain(items.length)
})

it('stands a card of the height of the page below the opener there alone', () => {
  const fits = (rows: number): MeasuredCard => ({
    pad: 0,
    boxes: [{ glue: 0, min: 20, natural: 20, max: 20, penalty: 0 }],
    across: [{ top: 0, rows, from: 0, to: 1, boxes: [{ top: 0, rows }] }],
  })
  const pagesOf = (tall: number) =>
    packColumns([fits(tall), { ...fits(9), across: [] }], { ...room, favour: mostFavour })
  expect(pagesOf(rows - opener).wide).toHaveLength(1)
  expect(pagesOf(rows - opener).free[0]).toEqual([0, 0])
  expect(pagesOf(rows - opener - 9).wide).toHaveLength(0)
})

it('stands the only entry of a month over both columns, low on its page', () => {
  for (const more of [{ text: '新年快樂。' }, { text: words, media: wide }]) {
    const { pages } = a5WaterfallTweet.typesetMonth([entry(0, more)], context)
    expect(pages).toHaveLength(1)
    const regions = pages.flatMap(page => page.regions)
    const foot = Math.max(...regions.map(({ y, h }) => y + h))
    expect((foot - top) / rowMm).toBeGreaterThan(fullEnd(rows) - 2)
    expect(Math.max(...regions.map(({ w }) => w))).toBeGreaterThan(width * 0.8)
  }
})

it.each([5, 6, 8])('ends no month of %i pictures half way down its last page', count => {
  const month = Array.from({ length: count }, (_, n) => entry(n, { text: words, media: wide }))
  const { pages } = a5WaterfallTweet.typesetMonth(month, context)
  const last = pages.at(-1)
  invariant(last, 'a month has a page')
  const foot = Math.max(...last.regions.map(({ y, h }) => y + h))
  expect((foot - top) / rowMm).toBeGreaterThan(rows * 0.7)
})

it('leaves no hole before an album with captions that is higher than what is left of its page', () => {
  const shapes = [0.75, 0.75, 1, 1.5, 1, 0.5, 1.33, 1.5]
  const widths = [879, 3666, 3791, 3504, 3766, 3666, 2547, 648]
  const media = shapes.map((aspect, n) => {
    const width = widths[n] ?? 0
    const caption = [1, 4].includes(n) ? { caption: '港'.repeat(15) } : {}
    return buildPhoto(`${n}`, { width, height: Math.round(width / aspect) }, caption)
  })
  const quote = { text: '浪'.repeat(70), author: '阿海' }
  const month = [
    entry(0, { text: '海'.repeat(118), quote, media }),
    entry(1, { text: '海'.repeat(46), quote, title: '海邊的房子', media: media.slice(0, 4) }),
    entry(2, { text: '海'.repeat(118), title: '海邊的房子', media: media.slice(2, 7) }),
  ]
  const { pages } = a5WaterfallTweet.typesetMonth(month, { ...context, edited: false })
  for (const page of pages.slice(0, -1)) expect(page.empty).toBeLessThanOrEqual(1 / 3)
})
