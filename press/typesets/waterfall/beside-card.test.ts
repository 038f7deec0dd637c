import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { besideCards } from './beside-card.ts'
import { byTurns } from './by-turns.ts'
import type { Card } from './card.ts'
import { linesOfPage, mat } from './card-measures.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const entry = (width: number, height: number, text = '今天整理舊照片，看到阿寶剛出生的樣子。'.repeat(5)) =>
  buildItem({ text, media: [buildPhoto('p', { width, height })] })

it.each([
  [1080, 1350],
  [1080, 1080],
  [720, 1280],
  [1600, 1200],
])(
  'stands the words of a picture of %i x %i beside it at each of its widths and heights, inside of the card',
  (width, height) => {
    const cards = besideCards(entry(width, height), context)
    expect(cards.length).toBeGreaterThan(1)
    for (const { blocks } of cards) {
      const [block, ...others] = blocks
      expect(others).toEqual([])
      if (block?.kind !== 'photos') throw new Error('the picture and its words are one piece')
      const { min, max, heights = [] } = block.offer
      expect([heights[0], heights.at(-1)]).toEqual([min, max])
      for (const rows of heights) {
        const { regions } = block.draw(rows, block.x, 0)
        const photo = regions.find(({ photo }) => photo !== undefined)
        const words = regions.filter(({ photo }) => photo === undefined)
        expect(words.length).toBeGreaterThan(0)
        const right = (photo?.x ?? 0) + (photo?.w ?? 0)
        expect(photo?.w).toBeGreaterThan(24)
        for (const { x, w } of words) {
          expect(x).toBeGreaterThan(right)
          expect(x - right).toBeLessThan(6)
          expect(x + w).toBeLessThanOrEqual(context.area.width)
        }
      }
    }
  },
)

it('is a print no wider than its picture and the white around it, at either side of its words', () => {
  const placeOf = ({ blocks: [block] }: Card) => {
    if (block?.kind !== 'photos') throw new Error('the picture and its words are one piece')
    const [photo, ...words] = block.draw(block.offer.natural, block.x, 0).regions
    return { left: photo?.x ?? 0, right: (photo?.x ?? 0) + (photo?.w ?? 0), words: words.map(({ x }) => x) }
  }
  for (const card of besideCards(entry(1080, 1350), context)) {
    for (const each of [card, card.mirrored ?? card]) {
      const { left, right } = placeOf(each)
      expect(left - (each.x ?? 0)).toBeCloseTo(mat)
      expect((each.x ?? 0) + (each.w ?? 0) - right).toBeCloseTo(mat)
    }
    const { mirrored } = card
    for (const x of placeOf(card).words) expect(x).toBeGreaterThan(card.w ?? 0)
    if (!mirrored) continue
    for (const x of placeOf(mirrored).words) expect(x).toBeLessThan(mirrored.x ?? 0)
    expect(linesOfPage(context.area.width).some(line => Math.abs(line - placeOf(mirrored).left) < 0.1)).toBe(
      true,
    )
  }
})

it('stands at the left and at the right by turns', () => {
  const card = besideCards(entry(1080, 1350), context).find(({ mirrored }) => mirrored)
  if (!card) throw new Error('it has such a card')
  const { mirrored: _, ...plain } = card
  const part = { card: 0, page: 0, column: 0 as const, top: 0, rows: 1, from: 0, to: 1, boxes: [] }
  const sourceOf = (card: Card) => ({ card, lines: [], boxes: [], pad: 0 })
  const parts = [card, plain, card, card].map(card => ({ part, source: sourceOf(card), w: 0 }))
  expect(byTurns(parts).map(({ source }) => source.card.x === 0)).toEqual([true, true, false, true])
})

it('costs as much as it is blank', () => {
  const blankOf = (text: string) =>
    besideCards(entry(1080, 1350, text), context).map(({ blank = 0 }) => blank)
  const [few, many] = [blankOf('好喔'), blankOf('長'.repeat(60))]
  expect(Math.min(...few)).toBeGreaterThan(Math.min(...many))
  // the narrower the picture, the more is beside it
  expect(few).toEqual(few.toSorted((a, b) => a - b))
})

it.each([
  ['a panorama', entry(2400, 1200)],
  ['one of few pixels', entry(200, 250)],
  ['one with a word beside much white', entry(1080, 1350, '好喔')],
  ['one with more words than it is high', entry(1080, 1080, '長'.repeat(900))],
])('has no such card of %s', (_, item) => {
  expect(besideCards(item, context)).toEqual([])
})
