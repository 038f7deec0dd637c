import { expect, it } from 'vitest'
import { invariant } from '#domain/invariant'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { mayBeAcross } from './card-across.ts'
import { cardWidth } from './card-measures.ts'
import { cardsOfMonth } from './cards-of-month.ts'
import { linesOf, type MeasuredLines, measureCards } from './measured-lines.ts'
import { monthBand } from './month-band.ts'
import { pack } from './pack-well.ts'
import { mostFavour, type PackRoom } from './packing.ts'
import { withTallOpener } from './tall-opener.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-tweet', { edited: true })
const room: PackRoom = { rows: page => (page === 0 ? 26 : 32), gap: 2 }
const card = (rows: number): MeasuredLines => {
  const box = { block: 0, line: 0, lines: 1, glue: 0, penalty: 0, min: rows, natural: rows, max: rows }
  return {
    card: { item: 'i', paper: 'card', goesOn: () => [], blocks: [] },
    lines: [box],
    boxes: [box],
    pad: 0,
  }
}
const setOf = (heights: number[]) => pack(heights.map(card), room)
const freeAtEnd = (free: readonly [number, number][]) => (free.at(-1)?.[0] ?? 0) + (free.at(-1)?.[1] ?? 0)

it.each([
  [[16, 15], 6],
  [[22, 19], 2],
])('lowers a month of one page that ends early, with cards of %j rows, by %i', (heights, by) => {
  const before = setOf(heights)
  const { month, taller = 0 } = withTallOpener(before, room)
  expect(taller).toBe(by)
  for (const part of month.parts) expect(part.top + part.rows + taller).toBeLessThanOrEqual(room.rows(0))
  expect(freeAtEnd(month.free)).toBe(freeAtEnd(before.free) - 2 * taller)
})

it('leaves a month that ends full as it is, and one without cards', () => {
  for (const heights of [[24, 22], [25, 24], []]) {
    const set = setOf(heights)
    expect(withTallOpener(set, room)).toEqual({ month: set })
  }
})

it('hands rows of the first page to the last one, on as many pages and with no more holes', () => {
  let moved = 0
  for (const rows of [3, 5, 7, 9, 11, 13]) {
    for (const count of [5, 6, 7, 8, 9, 10, 12, 14]) {
      const set = setOf(Array.from({ length: count }, (_, n) => rows + (n % 3)))
      const { month, taller = 0 } = withTallOpener(set, room)
      if (!taller) continue
      moved += set.free.length > 1 ? 1 : 0
      expect(month.free).toHaveLength(set.free.length)
      expect(month.fault).toBeLessThanOrEqual(set.fault)
      expect(freeAtEnd(month.free)).toBeLessThan(freeAtEnd(set.free))
      for (const part of month.parts)
        expect(part.top + part.rows).toBeLessThanOrEqual(
          room.rows(part.page) - (part.page === 0 && month.free.length > 1 ? taller : 0),
        )
    }
  }
  expect(moved).toBeGreaterThan(0)
})

it('stands the same card over both columns again, on as many pages, none of them shorter than its cards', () => {
  const items = Array.from({ length: 7 }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 86_400,
      text: '今天整理舊照片，看到阿寶剛出生的樣子，手指頭好小好小。',
      media: n % 2 === 0 ? [buildPhoto('p', { width: 1600, height: 1200 })] : [],
    }),
  )
  const cards = cardsOfMonth(items, context, cardWidth(context.area.width))
  measureCards(
    cards.map(({ usual }) => usual),
    context,
  )
  const lines = cards.map(({ usual }) => linesOf(usual, context))
  let moved = 0
  for (const [n, card] of cards.entries()) {
    const usual = lines[n]
    invariant(usual, 'each card has lines')
    const across = lines.with(n, mayBeAcross(usual, card, room, context))
    const asked = { ...room, favour: mostFavour }
    const before = pack(across, asked)
    if (before.wide.length === 0) continue
    const { month, taller = 0 } = withTallOpener(before, asked)
    if (taller === 0) continue
    moved += 1
    expect(month.wide.map(({ card }) => card)).toEqual([n])
    expect(month.free).toHaveLength(before.free.length)
    expect(freeAtEnd(month.free)).toBeLessThan(freeAtEnd(before.free))
    expect(new Set(month.parts.map(({ card }) => card)).size).toBe(items.length - 1)
    for (const part of [...month.parts, ...month.wide]) {
      const rows = room.rows(part.page) - (part.page === 0 ? taller : 0)
      expect(part.top + part.rows).toBeLessThanOrEqual(rows)
    }
  }
  expect(moved).toBeGreaterThan(0)
})

it('stands lower as a whole where it is taller', () => {
  const [usual, tall] = [0, 4].map(taller => monthBand([], context, taller))
  const lower = usual?.elements.map(element => ({ ...element, y: element.y + 4 * context.area.rowMm }))
  expect(tall?.elements.map(({ y }) => y)).toEqual(lower?.map(({ y }) => expect.closeTo(y, 6)))
  expect(tall?.rows).toBe((usual?.rows ?? 0) + 4)
})
