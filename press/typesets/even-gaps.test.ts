import { expect, it } from 'vitest'
import type { Region } from '../page/display-list.ts'
import type { Placement } from '../paginate/block.ts'
import { withEvenGaps } from './even-gaps.ts'

const photoGap = 2
const region = (y: number, h: number, photo?: number, x = 0): Region => ({
  ...{ item: 'a', x, y, w: 40, h },
  ...(photo !== undefined && { photo }),
})
const group = (top: number, rows: number, regions: Region[], item = 'a') => {
  const block = { kind: 'photos', item, before: 0, x: 0, w: 40, photoGap } as unknown as Placement['block']
  const placement: Placement = { block, frame: 0, top, rows, from: 0, to: 1 }
  return { placement, elements: [], regions: regions.map(each => ({ ...each, item })) }
}
const headsOf = (drawn: ReturnType<typeof withEvenGaps>) =>
  drawn.flatMap(({ regions }) => regions.map(({ y }) => y))

it('moves groups of an entry up to as far below each other as its photos are', () => {
  const drawn = [
    group(0, 10, [region(0, 45, 0)]),
    group(10, 10, [region(51, 40, 1)]),
    group(20, 4, [region(100, 20, 2)]),
  ]
  expect(headsOf(withEvenGaps(drawn))).toEqual([0, 47, 89])
})

it('leaves what words beside the upper one reach down to, another entry, and what does not follow', () => {
  const upper = group(0, 10, [region(0, 45, 0)])
  const beside = group(0, 10, [region(0, 45, 0), region(0, 50)])
  const lower = (top: number, item?: string) => group(top, 10, [region(51, 40, 1)], item)
  expect(headsOf(withEvenGaps([beside, lower(10)]))).toEqual([0, 0, 51])
  expect(headsOf(withEvenGaps([upper, lower(10, 'b')]))).toEqual([0, 51])
  expect(headsOf(withEvenGaps([upper, lower(11)]))).toEqual([0, 51])
})
