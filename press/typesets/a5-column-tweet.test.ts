import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { a5ColumnTweet } from './a5-column-tweet.ts'

const entry = (day: number, photos = 0) =>
  buildItem({
    id: `i${day}`,
    time: 1_614_560_400 + day * 86_400,
    text: '今天下雨，哪裡也沒去。',
    media: Array.from({ length: photos }, (_, n) => buildPhoto(`p${day}-${n}`, { width: 900, height: 1200 })),
  })

function emptyOf(items: Item[]) {
  const context = buildContext(countingCompiler(), 'a5-column-tweet', { edited: true })
  return a5ColumnTweet.typesetMonth(items, context).pages.map(({ empty = 0 }) => empty)
}

it('leaves no page before the end of a month a third empty where it can be set without', () => {
  const inside = emptyOf([entry(9, 7), entry(12, 8), entry(14)]).slice(0, -1)
  expect(Math.max(...inside)).toBeLessThan(0.3)
})

it('leaves no third of its last page empty where it can be set without', () => {
  const last = emptyOf([entry(2), entry(3), entry(9, 8), entry(12, 5), entry(14)]).at(-1)
  expect(last).toBeLessThan(0.3)
})

it('leaves one row of white after all entries of words, also where a month ends short', () => {
  const context = buildContext(countingCompiler(), 'a5-column-tweet', { edited: true })
  const remark = (day: number) => ({ ...entry(day), text: '早安。' })
  const items = Array.from({ length: 20 }, (_, n) => remark(n))
  const { pages } = a5ColumnTweet.typesetMonth(items, context)
  expect(pages.length).toBeGreaterThan(1)
  for (const { regions } of pages) {
    const tops = regions.filter(({ h, x }) => h > 0 && x > 15).map(({ y }) => y)
    for (const [n, top] of tops.slice(1).entries())
      expect(top - (tops[n] ?? 0)).toBeCloseTo(2 * context.area.rowMm, 1)
  }
})
