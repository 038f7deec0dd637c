import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'
import { fullOf, halfOf } from './page-grid.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })
const { area } = context
const shapes = [
  [900, 1200],
  [640, 480],
  [540, 1170],
  [800, 800],
] as const
const line = '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來。'
const items = Array.from({ length: 36 }, (_, n) => {
  const [width, height] = shapes[n % shapes.length] ?? shapes[0]
  return buildItem({
    id: `i${n}`,
    time: 1_614_560_400 + n * 70_000,
    text: ['', '好喔', line, line, line.repeat(5)][n % 5] ?? '',
    media: Array.from({ length: [1, 1, 2, 0, 1, 3, 1][n % 7] ?? 0 }, (_, at) =>
      buildPhoto(`${n} ${at}`, { width, height }),
    ),
  })
})
const pages = typesets['a4-2'].typesetMonth(items, context).pages.map(({ elements }) =>
  elements.flatMap(element =>
    // the line is drawn 1 mm inside of the box of its shape
    element.kind === 'shape' && element.svg.includes('fill="#FFFFFF" stroke="#') && element.w > 40
      ? [{ x: element.x + 1, y: element.y + 1, w: element.w - 2, h: element.h - 2 }]
      : [],
  ),
)

it('has frames of stories as wide as the page and halves, and of no other width', () => {
  const places = [fullOf(area).frame, halfOf(area, false).frame, halfOf(area, true).frame].map(
    ({ x, w }) => `${x.toFixed(1)} ${w.toFixed(1)}`,
  )
  const own = new Set(pages.flat().map(({ x, w }) => `${x.toFixed(1)} ${w.toFixed(1)}`))
  expect([...own].filter(place => !places.includes(place))).toEqual([])
  expect(own.size).toBeGreaterThan(2)
})

it('gives columns that share a place one head, and one foot where they end nearly together', () => {
  const columns = pages.flatMap(frames => {
    const halves = frames.filter(({ w }) => w < area.width * 0.6).toSorted((a, b) => a.y - b.y)
    const heads = halves.filter(
      ({ x, y }) => x > 0 && halves.some(other => other.x === 0 && near(other.y, y)),
    )
    return heads.map(({ y }, n) => {
      const here = halves.filter(half => half.y > y - 0.01 && half.y < (heads[n + 1]?.y ?? Infinity) - 0.01)
      const footOf = (isLeft: boolean) =>
        Math.max(...here.filter(({ x }) => (x === 0) === isLeft).map(({ y, h }) => y + h))
      return { left: footOf(true), right: footOf(false), many: here.length > 2 }
    })
  })
  expect(columns.some(({ many }) => many)).toBe(true)
  const apart = columns.filter(({ left, right }) => !near(left, right))
  for (const { left, right } of apart) expect(Math.abs(left - right)).toBeGreaterThan(1.8 * area.rowMm)
  expect(apart.length).toBeLessThan(columns.length)
})

const near = (a: number, b: number) => Math.abs(a - b) < 0.01
