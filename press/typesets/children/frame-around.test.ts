import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { Element, Page } from '../../page/display-list.ts'
import { typesets } from '../typesets.ts'
import { footOfContent } from './foot-of-content.ts'
import { printBorder } from './print-photos.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })
const { area } = context
const line = '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來，書包甩到我的下巴，很痛，可是很幸福。'

// photos of many shapes, so that few of their groups are as high as whole rows
const shapes = [
  [675, 900],
  [900, 675],
  [525, 848],
  [848, 525],
  [600, 600],
] as const
const items = Array.from({ length: 24 }, (_, n) => {
  const [width, height] = shapes[n % shapes.length] ?? shapes[0]
  return buildItem({
    id: `i${n}`,
    time: 1_614_560_400 + n * 86_400,
    text: n % 6 === 5 ? line.repeat(4) : line.slice(0, 12 + n),
    media: Array.from({ length: (n * 2) % 5 }, (_, at) => buildPhoto(`${n} ${at}`, { width, height })),
  })
})
const { pages } = typesets['a4-2'].typesetMonth(items, context)

interface Box {
  x: number
  y: number
  w: number
  h: number
}

// the line is drawn 1 mm inside of the box of its shape
const framesOf = ({ elements }: Page): Box[] =>
  elements.flatMap(element =>
    element.kind === 'shape' && element.svg.includes('fill="#FFFFFF" stroke="#') && element.w > 40
      ? [{ x: element.x + 1, y: element.y + 1, w: element.w - 2, h: element.h - 2 }]
      : [],
  )
const inside = ({ elements }: Page, frame: Box): Element[] =>
  elements.filter(({ x, y }) => x >= frame.x && x < frame.x + frame.w && y > frame.y && y < frame.y + frame.h)

it('keeps a frame as far from the foot of its story as from its sides, whatever rows that takes', () => {
  const paddings = pages.flatMap(page =>
    // of two that share a row one may be higher than what is in it
    framesOf(page)
      .filter(({ w }) => w > area.width * 0.9)
      .map(frame => frame.y + frame.h - footOfContent(inside(page, frame), context.styles)),
  )
  expect(paddings.length).toBeGreaterThan(12)
  for (const padding of paddings) {
    expect(padding).toBeGreaterThan(6.49)
    // below what may not be cut to whole rows
    expect(padding).toBeLessThan(10.51)
  }
})

it('keeps prints within a millimetre of that from the sides and the head of their frame', () => {
  for (const page of pages)
    for (const frame of framesOf(page))
      for (const element of inside(page, frame)) {
        if (element.kind !== 'image') continue
        expect(element.x - printBorder - frame.x).toBeGreaterThan(5.5)
        expect(element.y - printBorder - frame.y).toBeGreaterThan(5.5)
        expect(frame.x + frame.w - element.x - element.w - printBorder).toBeGreaterThan(5.5)
      }
})

it('keeps frames off each other, by less than three rows of the book', () => {
  for (const page of pages) {
    const frames = framesOf(page).toSorted((a, b) => a.y - b.y)
    for (const [n, frame] of frames.entries()) {
      const below = frames.slice(n + 1).filter(({ x, w }) => x < frame.x + frame.w && frame.x < x + w)
      for (const { y } of below) expect(y - frame.y - frame.h).toBeGreaterThan(5)
      const gap = Math.min(...below.map(({ y }) => y)) - frame.y - frame.h
      if (below.length > 0) expect(gap).toBeLessThan(3 * area.rowMm)
    }
    for (const { y, h } of frames) expect(y + h).toBeLessThan(area.top + area.height + 8.5)
  }
})
