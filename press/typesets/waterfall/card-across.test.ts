import { expect, it } from 'vitest'
import { invariant } from '#domain/invariant'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { fullEnd } from '../../paginate/fill-frame.ts'
import { a5WaterfallTweet } from '../a5-waterfall-tweet.ts'
import { type MonthWithAcross, waysWithAcross } from './card-across.ts'
import { cardWidth } from './card-measures.ts'
import { cardsOfMonth } from './cards-of-month.ts'
import { measureCards } from './measured-lines.ts'

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

/** Rows of a page that stand on it, of both columns, by what stands there. */
function placesOn(
  page: number,
  { month, across }: MonthWithAcross,
): { from: number; to: number; columns: number[] }[] {
  const above = page === across.page ? across.above : 0
  const cards = month.parts
    .filter(part => part.page === page)
    .map(part => ({ from: part.top + above, to: part.top + above + part.rows, columns: [part.column] }))
  const { top, part } = across
  return page === across.page ? [...cards, { from: top, to: top + part.rows, columns: [0, 1] }] : cards
}

it('stands one card over both columns of a page, over no other card and inside of its page', () => {
  const cards = cardsOfMonth(items, context, cardWidth(width))
  measureCards(
    cards.map(({ usual }) => usual),
    context,
  )
  const ways = [...waysWithAcross(cards, room, context, () => true)]
  const heads = new Set(ways.map(({ across }) => across.source.card.item))
  // words alone are not more for being wider
  expect([...heads].toSorted()).toEqual(['i0', 'i2', 'i4', 'i6'])
  for (const way of ways) {
    const { month, across } = way
    const shown = [across.source.card.item, ...month.cards.map(({ card }) => card.item)]
    expect(new Set(shown)).toEqual(new Set(items.map(({ id }) => id)))
    expect(new Set(month.parts.map(({ card }) => card)).size).toBe(items.length - 1)
    for (let page = 0; page < month.free.length; page++) {
      const places = placesOn(page, way)
      for (const [i, a] of places.entries()) {
        expect(a.from).toBeGreaterThanOrEqual(0)
        expect(a.to).toBeLessThanOrEqual(room.rows(page))
        for (const b of places.slice(i + 1)) {
          const isBeside = !a.columns.some(column => b.columns.includes(column))
          expect(isBeside || a.to + room.gap <= b.from || b.to + room.gap <= a.from).toBe(true)
        }
      }
    }
  }
})

it('keeps what was before it before it, and what comes after it after it', () => {
  const cards = cardsOfMonth(items, context, cardWidth(width))
  measureCards(
    cards.map(({ usual }) => usual),
    context,
  )
  for (const { month, across } of waysWithAcross(cards, room, context, () => true)) {
    const at = items.findIndex(({ id }) => id === across.source.card.item)
    for (const part of month.parts) {
      const from = part.page * rows + part.top + (part.page === across.page ? across.above : 0)
      const own = across.page * rows + across.top
      expect(from < own).toBe(part.card < at)
    }
  }
})

it('stands no slip of a few words over both columns beside other entries', () => {
  const few = { ...entry(7, { text: '推！' }) }
  const cards = cardsOfMonth([...items, few], context, cardWidth(width))
  measureCards(
    cards.map(({ usual }) => usual),
    context,
  )
  const ways = [...waysWithAcross(cards, room, context, at => at === items.length)]
  expect(ways).toEqual([])
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

it('stands no tall picture with a few words beside it over both columns beside other entries', () => {
  const media = [buildPhoto('p', { width: 1200, height: 1600 })]
  const asked = (text: string) => {
    const cards = cardsOfMonth([...items, entry(7, { text, media })], context, cardWidth(width))
    measureCards(
      cards.map(({ usual }) => usual),
      context,
    )
    return [...waysWithAcross(cards, room, context, at => at === items.length)].length
  }
  expect(asked('推！')).toBe(0)
  expect(asked(words.repeat(3))).toBeGreaterThan(0)
})
