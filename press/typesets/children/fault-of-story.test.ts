import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { faultOfStory } from './fault-of-story.ts'
import { stackedOf } from './stacked-story.ts'
import type { Story } from './story.ts'
import { columnHeight } from './story-heights.ts'
import { measureStories } from './story-parts.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const photos = (count: number, width = 1600) =>
  Array.from({ length: count }, (_, n) => buildPhoto(`p${n}`, { width, height: width * 1.333 }))
const told = (media: ReturnType<typeof photos>): Story =>
  stackedOf(buildItem({ text: '今天很好', media }), context, 'usual')

function faultOf(story: Story, more = 0) {
  measureStories([story], context)
  const { natural } = story.shape === 'stacked' ? columnHeight(story.blocks) : { natural: 0 }
  return faultOfStory(story, natural + more, context)
}

it('is more the more of a frame is white', () => {
  expect(faultOf(told(photos(3)), 6)).toBeGreaterThan(faultOf(told(photos(3))))
})

it('is more for a picture that is narrower than its frame than for one that reaches both edges', () => {
  const wide = [buildPhoto('w', { width: 1600, height: 1200 })]
  expect(faultOf(told(photos(1)))).toBeGreaterThan(faultOf(told(wide)))
})

it('is more where pictures are small, most for stamps', () => {
  const [large, small, stamp] = [1600, 340, 130].map(width => faultOf(told(photos(2, width)), 6))
  expect(large).toBeLessThan(small ?? 0)
  expect(small).toBeLessThan((stamp ?? 0) - 0.9)
})
