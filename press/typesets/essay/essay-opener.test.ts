import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { columnsOf } from '../../page/columns.ts'
import type { Element } from '../../page/display-list.ts'
import type { Opener } from '../flow.ts'
import { essayOpener } from './essay-opener.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog', { edited: true })
const { top, width, rowMm, rows, height } = context.area
const itemsOf = (w: number, h: number): Item[] =>
  [1, 2, 3].map(n =>
    buildItem({
      id: `i${n}`,
      text: `第${n}天的河水特別安靜，船也不開。`.repeat(4),
      media: [0, 1].map(photo => buildPhoto(`${n} ${photo} ${h}`, { width: w, height: h })),
    }),
  )
const columns = columnsOf(width, 6, 2)
const openerOf = (items: Item[], plain = false) => essayOpener(items, items, columns, context, { plain })
const imageOf = (opener: Opener | undefined) => {
  const image = opener?.elements.find(element => element.kind === 'image')
  return image ? { ...image, foot: image.y + image.h } : { x: 0, y: 0, w: 0, h: 0, foot: 0, photo: '' }
}
const textsOf = ({ elements }: Opener) =>
  elements.filter((element): element is Extract<Element, { kind: 'text' }> => element.kind === 'text')
const sentenceOf = (opener: Opener) => {
  const sentence = textsOf(opener).find(({ style }) => style === 'sentence')
  return { y: sentence?.y ?? 0, foot: (sentence?.y ?? 0) + (sentence?.lines ?? 0) * rowMm }
}

const shapes: [number, number][] = [
  [2400, 1600],
  [1000, 1333],
  [600, 800],
]

it('has its name, its facts and its sentence in the upper third of the page, at one place with a plate and without', () => {
  const openers = [
    ...shapes.map(shape => openerOf(itemsOf(...shape)).head),
    openerOf(itemsOf(9, 9), true).head,
  ]
  const placesOf = (opener: Opener) => textsOf(opener).map(({ x, y, style }) => `${style} ${x} ${y}`)
  for (const opener of openers) {
    expect(placesOf(opener)).toEqual(placesOf(openers[0] ?? opener))
    expect(sentenceOf(opener).foot).toBeLessThan(top + height / 3)
  }
})

it('has its plate a row below the sentence, over the measure, and none where its pixels do not bear that', () => {
  const { head } = openerOf(itemsOf(2400, 1600))
  const { x, y, w } = imageOf(head)
  expect(x).toBe(0)
  expect(w).toBeCloseTo(width, 5)
  const white = y - sentenceOf(head).foot
  expect(white).toBeGreaterThan(rowMm)
  expect(white).toBeLessThan(1.5 * rowMm)
  expect(imageOf(openerOf(itemsOf(600, 800)).head).w).toBe(0)
})

it('has the first entry where plates begin, or a row below its plate', () => {
  const { head } = openerOf(itemsOf(2400, 1600))
  const entryAt = ({ rows }: Opener) => top + rows * rowMm
  expect(entryAt(head) - imageOf(head).foot).toBeGreaterThan(rowMm)
  expect(entryAt(head) - imageOf(head).foot).toBeLessThan(1.5 * rowMm)
  const { head: plain } = openerOf(itemsOf(2400, 1600), true)
  expect(entryAt(plain)).toBeLessThan(imageOf(head).y)
  expect(imageOf(head).y - entryAt(plain)).toBeLessThan(rowMm / 2)
  expect(rows - head.rows).toBeGreaterThanOrEqual(4)
})

it('leaves its photo to its entry where it has no plate', () => {
  const items = itemsOf(2400, 1600)
  expect(openerOf(items, true).items).toEqual(items)
  expect(openerOf(items, true).page).toBeUndefined()
})

it('has a larger plate of the same photo, at the same place, on a page of its own', () => {
  const { head, page } = openerOf(itemsOf(2400, 1600))
  const [low, large] = [imageOf(head), imageOf(page)]
  expect(large.photo).toBe(low.photo)
  expect([large.x, large.y]).toEqual([low.x, low.y])
  expect(large.foot).toBeGreaterThan(low.foot)
  expect(top + height - large.foot).toBeLessThan(6 * rowMm)
})

it('has a short bar of its colour that runs off no page', () => {
  const [bar, ...others] = openerOf(itemsOf(9, 9)).head.elements.filter(({ kind }) => kind === 'rect')
  expect(others).toEqual([])
  expect(bar).toMatchObject({ x: 0, w: 14, h: 0.8 })
})

it('tells the editor where its plate stands', () => {
  const { page } = openerOf(itemsOf(2400, 1600))
  const { x, y, w, h } = imageOf(page)
  expect(page?.regions).toEqual([expect.objectContaining({ x, w })])
  expect(page?.regions?.[0]?.y).toBeCloseTo(y, 5)
  expect(page?.regions?.[0]?.h).toBeCloseTo(h, 5)
})

it('leaves more rows above the first entry where it is told to, with its words and its plate where they are', () => {
  for (const items of [itemsOf(2400, 1600), itemsOf(9, 9)]) {
    const usual = openerOf(items).head
    const { head } = essayOpener(items, items, columns, context, { air: 2 })
    expect(head).toEqual({ ...usual, rows: usual.rows + 2 })
  }
})
