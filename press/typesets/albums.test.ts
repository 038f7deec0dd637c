import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

const shapes = fc.array(fc.constantFrom(0.5625, 0.75, 1, 4 / 3, 1.5, 16 / 9, 2.6), {
  minLength: 5,
  maxLength: 20,
})
const names = ['a5-1', 'a4-1', 'a4-2', 'a5-column-tweet', 'a5-waterfall-blog'] as const

/** mm: half of the white between two photos, and a little. */
const gap = 2.6

describe.each(names)('an album in %s', name => {
  it('fills its width in every row of its pages, or is one picture in the middle', () => {
    fc.assert(
      fc.property(shapes, aspects => {
        const media = aspects.map((aspect, n) =>
          buildPhoto(`${n}`, { width: 4800, height: Math.round(4800 / aspect) }),
        )
        const context = buildContext(countingCompiler(3.2), name)
        const { pages } = typesets[name].typesetMonth([buildItem({ media })], context)
        const all = pages.map(({ regions }) => regions.filter(({ photo }) => photo !== undefined))
        // the first ones of the large album stand beside the words
        const below = name === 'a4-1' ? all.flat().find(({ x }) => x < 1)?.photo : undefined
        const photos = all.map(page => page.filter(({ photo = 0 }) => photo >= (below ?? 0)))
        const left = Math.min(...photos.flat().map(({ x }) => x))
        const right = Math.max(...photos.flat().map(({ x, w }) => x + w))
        expect(all.flat().length).toBe(aspects.length)
        for (const page of photos)
          for (const { y, h } of page) {
            const middle = y + h / 2
            // with both photos of a column whose white stands beside it
            const row = page.filter(box => box.y - gap < middle && box.y + box.h + gap > middle)
            const from = Math.min(...row.map(({ x }) => x))
            const to = Math.max(...row.map(({ x, w }) => x + w))
            if (row.length === 1) expect(from - left).toBeCloseTo(right - to, 1)
            else expect([from, to]).toEqual([expect.closeTo(left, 1), expect.closeTo(right, 1)])
          }
      }),
      { numRuns: 5, seed: 2021 },
    )
  })
})
