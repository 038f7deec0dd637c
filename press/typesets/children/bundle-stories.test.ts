import { describe, expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import { bundleStories } from './bundle-stories.ts'
import type { Story } from './story.ts'

const drawn = (item: string, rows: number): Block => ({
  kind: 'drawn',
  item,
  before: 0,
  rows,
  x: 0,
  w: 100,
  draw: () => [],
})

const story = (item: string, rows: number, remark = false): Story => ({
  item,
  remark,
  blocks: [drawn(item, rows)],
})

const names = (bundles: Story[][]) => bundles.map(bundle => bundle.map(({ item }) => item).join(' '))

describe('bundleStories', () => {
  it('puts two stories on a page that holds them', () => {
    expect(names(bundleStories([story('a', 15), story('b', 18), story('c', 15)], 45, 45, 3))).toEqual([
      'a b',
      'c',
    ])
  })

  it('puts three remarks on a page, but no story among them', () => {
    const remarks = ['a', 'b', 'c', 'd'].map(name => story(name, 9, true))
    expect(names(bundleStories(remarks, 45, 45, 3))).toEqual(['a b c', 'd'])
    expect(names(bundleStories([...remarks.slice(0, 2), story('e', 9)], 45, 45, 3))).toEqual(['a b', 'e'])
  })

  it('knows that the first page of a month has less room', () => {
    expect(names(bundleStories([story('a', 18), story('b', 18)], 45, 36, 3))).toEqual(['a', 'b'])
  })
})
