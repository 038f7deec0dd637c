import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })
const line = '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來，書包甩到我的下巴，很痛，可是很幸福。'

// an album after each of some shorter entries, so that pages end at many places
const counts = [2, 12, 1, 3, 10, 1, 1, 8, 4, 12, 2, 9]
const items = counts.map((photos, n) =>
  buildItem({
    id: `i${n}`,
    time: 1_614_560_400 + n * 86_400,
    text: n % 4 === 3 ? line.repeat(4) : line,
    media: Array.from({ length: photos }, (_, at) =>
      buildPhoto(`${n} ${at}`, at % 3 === 0 ? { width: 1600, height: 1200 } : { width: 1200, height: 1600 }),
    ),
  }),
)
const { pages } = typesets['a4-2'].typesetMonth(items, context)

it('sets nearly each entry that a page holds whole on one, but for one below the opener', () => {
  const pagesOf = (id: string) =>
    pages.flatMap(({ regions }, n) => (regions.some(({ item }) => item === id) ? [n] : []))
  const parted = items.filter(({ id }) => pagesOf(id).length > 1 && !pagesOf(id).includes(0))
  // five where parts cost nothing
  expect(parted.length).toBeLessThanOrEqual(3)
})

it('leaves no page inside the month more than a quarter empty for that', () => {
  expect(pages.slice(0, -1).filter(({ empty = 0 }) => empty > 1 / 4)).toEqual([])
})
