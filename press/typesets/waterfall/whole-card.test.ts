import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { cardWidth } from './card-measures.ts'
import { formsOfCard } from './forms-of-card.ts'
import { linesOf, measureCards } from './measured-lines.ts'
import { wholeOf } from './sheets.ts'
import { laidOut, wholeCard } from './whole-card.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const w = cardWidth(context.area.width)

function wholeOfPhotos(count: number) {
  const media = Array.from({ length: count }, (_, n) => buildPhoto(`p${n}`, { width: 1500, height: 1800 }))
  const item = buildItem({ text: '今天很好。', media })
  const forms = formsOfCard(item, context, w, wholeOf(item))
  measureCards(
    forms.map(({ card }) => card),
    context,
  )
  const [first] = forms
  if (!first) throw new Error('a card has a form')
  return wholeCard(linesOf(first.card, context), forms, context)
}

it.each([1, 2, 3, 5, 8])('sets a card of %i photos whole at each height that it knows', count => {
  const card = wholeOfPhotos(count)
  const [box, ...others] = card.boxes
  expect(others).toEqual([])
  expect(box?.heights?.length).toBeGreaterThan(1)
  for (const rows of box?.heights ?? []) {
    const packed = { ...{ card: 0, page: 0, column: 0 as const, top: 3, from: 0, to: 1 }, rows, boxes: [] }
    const { part, source } = laidOut(packed, card)
    expect([part.from, part.to]).toEqual([0, source.lines.length])
    expect(part.boxes[0]?.top).toBe(3)
    const last = part.boxes.at(-1)
    expect((last?.top ?? 0) + (last?.rows ?? 0)).toBe(3 + rows)
  }
})

it('has photos that are seen well cheaper than stamps', () => {
  const card = wholeOfPhotos(5)
  const [{ heights = [], costs = [] } = {}] = card.boxes
  const narrowest = heights.map(rows => {
    const { part, source } = laidOut(
      { ...{ card: 0, page: 0, column: 0 as const, top: 0, from: 0, to: 1 }, rows, boxes: [] },
      card,
    )
    const widths = source.lines.flatMap((line, n) => {
      const block = source.card.blocks[line.block]
      return block?.kind === 'photos'
        ? block.draw(part.boxes[n]?.rows ?? 0, 0, 0).regions.map(({ w }) => w)
        : []
    })
    return Math.min(...widths)
  })
  const of = (isStamp: boolean) => costs.filter((_, n) => (narrowest[n] ?? 0) < 19 === isStamp)
  expect(of(false).length).toBeGreaterThan(0)
  if (of(true).length > 0) expect(Math.min(...of(true))).toBeGreaterThan(Math.min(...of(false)))
})

it('sets photos on no board where the lines of a card give one of few pixels a place of its width', () => {
  const shapes = [
    [1200, 2100],
    [900, 1600],
    [400, 500],
  ] as const
  const media = shapes.map(([width, height], n) => buildPhoto(`p${n}`, { width, height }))
  const item = buildItem({ text: '今天很好。', media })
  const boards = formsOfCard(item, context, w, wholeOf(item)).flatMap(({ card }) =>
    card.blocks.flatMap(block =>
      block.kind === 'photos'
        ? block.draw(block.offer.natural, 0, 0).elements.filter(({ kind }) => kind === 'rect')
        : [],
    ),
  )
  expect(boards).toEqual([])
})

it('keeps the last two letters of a small print together, however few its words are', () => {
  const media = [buildPhoto('p', { width: 1500, height: 1800 })]
  const item = buildItem({ text: '誰把我的髮圈都藏起來了', media })
  const runs = formsOfCard(item, context, w, wholeOf(item)).map(({ card }) =>
    card.blocks.flatMap(block => (block.kind === 'text' ? block.paragraph.runs : [])),
  )
  expect(runs.at(-1)).toEqual(['誰把我的髮圈都藏起來\u2060了'])
})
