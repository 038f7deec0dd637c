import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { Page, Region } from '../page/display-list.ts'
import { partedOf } from './parted-of.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
const region = (item: string, photo?: number): Region => ({
  item,
  ...(photo !== undefined && { photo }),
  x: 0,
  y: 0,
  w: 1,
  h: 1,
})
const pageOf = (...regions: Region[]): Page => ({ elements: [], regions })
const words = pageOf(region('a', 0), region('b'))
const photos = pageOf(region('b', 0))

it('counts words that end a page before their photos, behind a turn most', () => {
  const overTurn = partedOf({ pages: [words, photos], fromLeft: [words] }, context)
  const overPage = partedOf({ pages: [pageOf(), words, photos], fromLeft: [words] }, context)
  expect(overPage).toBeGreaterThan(0)
  expect(overTurn).toBeGreaterThan(overPage)
})

it('does not count photos that go on, and entries without any', () => {
  expect(partedOf({ pages: [pageOf(region('b'), region('b', 0)), pageOf(region('b', 1))] }, context)).toBe(0)
  expect(partedOf({ pages: [words, pageOf(region('c', 0))] }, context)).toBe(0)
})
