import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardsAsRead } from '../../../tests/press/cards-as-read.ts'
import { packColumns } from './pack-columns.ts'
import type { MeasuredCard } from './packing.ts'

const rows = 70
const room = { rows: (page: number) => (page === 0 ? 54 : rows), gap: 2 }

const lines = (count: number): MeasuredCard => ({
  pad: 1,
  boxes: Array.from({ length: count }, (_, n) => ({
    glue: 0,
    min: 2,
    natural: 2,
    max: 2,
    // a long card is cut readily
    penalty: n >= 1 && n < count - 2 ? (count > 12 ? 0.1 : 0.5) : Number.POSITIVE_INFINITY,
  })),
})

const picture = (natural: number): MeasuredCard => ({
  pad: 1,
  boxes: [
    { glue: 0, min: natural - 4, natural, max: natural + 6, penalty: Number.POSITIVE_INFINITY },
    { glue: 1, min: 2, natural: 2, max: 2, penalty: 0 },
  ],
})

const anyCard = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map(lines),
  fc.integer({ min: 13, max: 140 }).map(lines),
  fc.integer({ min: 10, max: 40 }).map(picture),
)

describe('packColumns', () => {
  it('puts cards down the left column, and then down the right one', () => {
    const { parts } = packColumns([lines(4), lines(6), lines(4), lines(5)], room)
    expect(parts.map(p => [p.card, p.column])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ])
  })

  it('ends a month with slips in both columns, however few they are', () => {
    const plain = (natural: number): MeasuredCard => ({
      pad: 0,
      boxes: [{ glue: 0, min: natural, natural, max: natural, penalty: 0 }],
    })
    const { parts } = packColumns([32, 32, 2, 2, 2, 2].map(plain), { rows: () => 32, gap: 2 })
    expect(parts.slice(2).map(({ page, column, top }) => [page, column, top])).toEqual([
      [1, 0, 0],
      [1, 0, 4],
      [1, 1, 0],
      [1, 1, 4],
    ])
  })

  it('tears only the card that has no place whole: the others are one box each', () => {
    const card = (rows: number): MeasuredCard => ({
      pad: 0,
      boxes: Array.from({ length: rows }, (_, n) => ({
        ...{ glue: 0, min: 1, natural: 1, max: 1 },
        penalty: n > 2 && n < rows - 4 ? 3 : Number.POSITIVE_INFINITY,
      })),
      whole: { glue: 0, min: rows - 1, natural: rows, max: rows, heights: [rows - 1, rows], penalty: 0 },
    })
    const { parts } = packColumns([12, 30, 14, 32, 32].map(card), { rows: () => 32, gap: 2 })
    expect(parts.map(({ card, page, column, isWhole = false }) => [card, page, column, isWhole])).toEqual([
      [0, 0, 0, true],
      [1, 0, 0, false],
      [1, 0, 1, false],
      [2, 0, 1, true],
      [3, 1, 0, true],
      [4, 1, 1, true],
    ])
  })

  it('lets a long card go on in the next column and on the next page', () => {
    const { parts } = packColumns([lines(70)], room)
    expect(parts.map(p => [p.page, p.column, p.from, p.to])).toEqual([
      [0, 0, 0, 22],
      [0, 1, 22, 44],
      [1, 0, 44, 57],
      [1, 1, 57, 70],
    ])
    // a row at the head of each that goes on, for its day
    expect(parts.map(({ top, boxes }) => (boxes[0]?.top ?? 0) - top)).toEqual([1, 2, 2, 2])
  })

  it('cuts even what may not be cut where it is taller than a column', () => {
    const boxes = Array.from({ length: 50 }, () => ({
      glue: 0,
      min: 2,
      natural: 2,
      max: 2,
      penalty: Number.POSITIVE_INFINITY,
    }))
    const { parts } = packColumns([{ pad: 1, boxes }], room)
    expect(parts.flatMap(part => range(part.from, part.to))).toEqual(range(0, 50))
    expect(parts.length).toBeGreaterThan(1)
  })

  it('sets a box that is taller than a page alone', () => {
    const tall = { glue: 0, min: 90, natural: 90, max: 90, penalty: Number.POSITIVE_INFINITY }
    const { parts } = packColumns([lines(3), { pad: 1, boxes: [tall] }, lines(3)], room)
    expect(parts.map(part => part.card)).toEqual([0, 1, 2])
  })

  it('has nothing to do for no cards', () => {
    expect(packColumns([], room)).toEqual({ parts: [], wide: [], free: [], above: [] })
  })

  it('places every box once, overlaps nothing, stays in its frame and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { minLength: 1, maxLength: 24 }), cards => {
        const { parts, free } = packColumns(cards, room)
        cards.forEach((card, n) => {
          const placed = parts.filter(part => part.card === n)
          expect(placed.flatMap(part => range(part.from, part.to))).toEqual(range(0, card.boxes.length))
          for (const part of placed) expect(part.boxes).toHaveLength(part.to - part.from)
        })
        for (let page = 0; page < free.length; page++) {
          for (const column of [0, 1]) {
            const here = parts
              .filter(part => part.page === page && part.column === column)
              .sort((a, b) => a.top - b.top)
            here.forEach((part, i) => {
              const above = here[i - 1]
              expect(part.top).toBeGreaterThanOrEqual(above ? above.top + above.rows + room.gap : 0)
              expect(part.top + part.rows).toBeLessThanOrEqual(room.rows(page))
              let y = part.top + 1
              for (const box of part.boxes) {
                expect(box.top).toBeGreaterThanOrEqual(y)
                y = box.top + box.rows
              }
              expect(y).toBeLessThan(part.top + part.rows)
            })
            expect(here.map(part => part.card)).toEqual(here.map(part => part.card).sort((a, b) => a - b))
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  it('goes on with each card where it stopped: below it, at the head of the next column, or on the next page', () => {
    const wideCard = (card: MeasuredCard, rows: number): MeasuredCard => {
      const size = { top: 0, rows, from: 0, to: card.boxes.length, boxes: [{ top: 0, rows }] }
      return { ...card, across: [size], ...(rows > 26 && { own: { ...size, rows: 66 } }) }
    }
    const anyWide = fc
      .tuple(anyCard, fc.integer({ min: 12, max: 30 }))
      .map(([card, rows]) => wideCard(card, rows))
    fc.assert(
      fc.property(fc.array(fc.oneof(anyCard, anyWide), { minLength: 2, maxLength: 14 }), cards => {
        const { parts, wide, free } = packColumns(cards, { ...room, favour: 1 })
        // over no other card of its page
        for (const across of wide) {
          const here = [...parts, ...wide].filter(part => part.page === across.page && part !== across)
          for (const { top, rows } of here)
            expect(top >= across.top + across.rows || top + rows <= across.top).toBe(true)
        }
        for (const [page, [left, right]] of free.entries()) {
          const here = [...parts, ...wide].filter(part => part.page === page)
          const foot = Math.max(...here.map(({ top, rows }) => top + rows))
          if (!here.some(part => 'size' in part && part.size === 'own'))
            expect(foot).toBe(room.rows(page) - Math.min(left, right))
        }
        const read = cardsAsRead(parts, wide)
        const boxes = read.flatMap(({ card, from, to }) => range(from, to).map(box => [card, box]))
        expect(boxes).toEqual(cards.flatMap((card, n) => range(0, card.boxes.length).map(box => [n, box])))
      }),
      { numRuns: 60 },
    )
  })

  it('leaves no page but the last more than a third empty where cards can be cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }).map(lines), { minLength: 8, maxLength: 40 }),
        cards => {
          const { free } = packColumns(cards, room)
          for (const [left, right] of free.slice(0, -1)) expect(left + right).toBeLessThan((2 * rows) / 3)
        },
      ),
      { numRuns: 30 },
    )
  })
})

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)
