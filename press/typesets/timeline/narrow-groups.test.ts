import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { narrowGroups } from './narrow-groups.ts'
import { wordsOf } from './rail.ts'

it('counts entries with several photos that leave their measure on a page', () => {
  const context = buildContext(countingCompiler(), 'a5-column-tweet')
  const { x, w } = wordsOf(context)
  const photo = (item: string, photo: number, x: number, w: number) => ({ item, photo, x, y: 0, w, h: 20 })
  const page = (...regions: ReturnType<typeof photo>[]) => ({ elements: [], regions })
  const half = w / 2
  const pages = [
    page(photo('filling', 0, x, half - 2), photo('filling', 1, x + half, half), photo('alone', 0, x, 20)),
    page(photo('left', 0, x, 20), photo('left', 1, x + 23, 20)),
    page(photo('right', 0, x + half, half), photo('right', 1, x + half, half)),
    page(photo('plate', 0, 0, 50), photo('plate', 1, 53, x + w - 53)),
  ]
  expect(narrowGroups({ pages }, context)).toBe(2)
})
