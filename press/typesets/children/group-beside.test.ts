import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'
import { inset } from './page-grid.ts'
import { storiesOf } from './stories-of-month.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })
const inner = { left: inset, right: context.area.width - inset }

const portraits = (of: string, count: number) =>
  Array.from({ length: count }, (_, n) => buildPhoto(`${of} ${n}`, { width: 600, height: 800 }))
const entry = (n: number, photos: number) =>
  buildItem({
    id: `i${n}`,
    time: 1_614_560_400 + n * 86_400,
    text: '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來，書包甩到我的下巴，很痛，可是很幸福。',
    media: portraits(`i${n}`, photos),
  })
// the best of a month has a page of its own
const best = buildItem({
  id: 'best',
  time: 1_614_560_400 + 30 * 86_400,
  text: '第一次自己走路去上學。',
  people: ['王小明', '林怡君'],
  media: [buildPhoto('best', { width: 1300, height: 1700 })],
})
const items = [...Array.from({ length: 14 }, (_, n) => entry(n, 2 + (n % 3))), best]
const { pages } = typesets['a4-2'].typesetMonth(items, context)
const groups = items.slice(0, -1).map(({ id }) => {
  const page = pages.find(({ regions }) =>
    regions.some(region => region.item === id && region.photo !== undefined),
  )
  const regions = page?.regions.filter(region => region.item === id) ?? []
  return {
    photos: regions.filter(({ photo }) => photo !== undefined),
    words: regions.filter(({ photo }) => photo === undefined),
  }
})

const leftOf = (boxes: readonly { x: number }[]) => Math.min(...boxes.map(({ x }) => x))
const rightOf = (boxes: readonly { x: number; w: number }[]) => Math.max(...boxes.map(({ x, w }) => x + w))

it('squeezes no few photos to a strip in the middle of their frame: they fill it, or reach its side, and their words have the rest', () => {
  const adrift = groups.filter(({ photos, words }) => {
    const [left, right] = [leftOf(photos), rightOf(photos)]
    const width = (right - left) / (inner.right - inner.left)
    const reaches = Math.abs(left - inner.left) < 0.1 || Math.abs(right - inner.right) < 0.1
    const isBeside = words.some(({ x, w }) => x + w < left || x > right)
    const fills = words.every(({ w }) => right - left >= w * 0.97)
    return width < 0.75 && !fills && !(reaches && isBeside)
  })
  expect(adrift).toEqual([])
})

it('may tell few of them so, where a page has less room for them below their words', () => {
  const [row] = storiesOf([entry(0, 2)], context)
  const shapes = [row?.stories, ...(row?.others ?? [])].flatMap(stories => stories?.map(({ shape }) => shape))
  expect(shapes).toContain('beside')
  expect(
    groups.some(({ photos }) => leftOf(photos) < inner.left + 0.1 && rightOf(photos) > inner.right - 0.1),
  ).toBe(true)
})
