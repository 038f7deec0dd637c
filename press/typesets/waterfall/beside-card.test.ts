import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { besideCard } from './beside-card.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const entry = (width: number, height: number, text = '好喔') =>
  buildItem({ text, media: [buildPhoto('p', { width, height })] })

it.each([
  [1080, 1350],
  [1080, 1080],
  [720, 1280],
])(
  'stands the words of a picture of %i x %i beside it at each of its heights, inside of the card',
  (width, height) => {
    const [block, ...others] = besideCard(entry(width, height), context)?.blocks ?? []
    expect(others).toEqual([])
    if (block?.kind !== 'photos') throw new Error('the picture and its words are one piece')
    const { min, max, heights = [] } = block.offer
    expect([heights[0], heights.at(-1)]).toEqual([min, max])
    for (const rows of heights) {
      const { regions } = block.draw(rows, block.x, 0)
      const photo = regions.find(({ photo }) => photo !== undefined)
      const words = regions.filter(({ photo }) => photo === undefined)
      expect(words.length).toBeGreaterThan(0)
      const right = (photo?.x ?? 0) + (photo?.w ?? 0)
      expect(right).toBeGreaterThan(context.area.width * 0.44)
      for (const { x, w } of words) {
        expect(x).toBeGreaterThan(right)
        expect(x + w).toBeLessThan(context.area.width)
      }
    }
  },
)

it.each([
  ['a wide picture', entry(1600, 1200)],
  ['one of few pixels', entry(400, 500)],
  ['one with more words than it is high', entry(1080, 1080, '長'.repeat(119))],
])('has no such card of %s', (_, item) => {
  expect(besideCard(item, context)).toBeUndefined()
})
