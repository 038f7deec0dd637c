import { describe, expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import type { Beside, Stacked } from './story.ts'
import { heightsOf } from './story-heights.ts'

const words = (rows: number, before = 0): Block => ({
  ...{ kind: 'drawn', item: 'a', before, x: 0, w: 100, rows },
  draw: () => [],
})
const pictures = (...heights: number[]): Block => ({
  ...{ kind: 'photos', item: 'a', before: 1, x: 0, w: 100 },
  offer: {
    min: Math.min(...heights),
    natural: heights[1] ?? 0,
    max: Math.max(...heights),
    heights,
    compose: () => [],
  },
  draw: () => ({ elements: [], regions: [] }),
})
const stacked = (...blocks: Block[]): Stacked => ({ shape: 'stacked', item: 'a', blocks })
const beside = (rows: number, group: Block): Beside => ({
  ...{ shape: 'beside', item: 'a' },
  words: [words(rows)],
  pictures: [group],
})
const page = 30

describe('the heights of a story', () => {
  it('are those of its pictures with its words above them', () => {
    expect(heightsOf(stacked(words(3), pictures(6, 8, 10)), page)).toEqual({
      ...{ min: 10, natural: 12, max: 14 },
      steps: [10, 12, 14],
    })
  })

  it('are no lower than words beside pictures', () => {
    expect(heightsOf(beside(7, pictures(6, 8, 10)), page).steps).toEqual([7, 8, 10])
  })
})
