import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { besidesOf } from './beside-story.ts'
import { faultOfStory } from './fault-of-story.ts'
import { drawStory } from './panel.ts'
import { measureStories } from './story-parts.ts'

const context = buildContext(countingCompiler(8), 'a4-2')
const rows = 14
const storyOf = (text: string) => {
  const [story] = besidesOf(
    buildItem({ id: 'i', text, media: [buildPhoto('p', { width: 900, height: 1200 })] }),
    context,
  )
  if (!story) throw new Error('a picture stands beside its words')
  measureStories([story], context)
  return story
}

it('stands few words beside a picture right below their day, with nothing drawn below them', () => {
  const { elements } = drawStory(storyOf('今天很好'), rows, 0, context)
  const words = elements.find(element => element.kind === 'text' && element.style === 'body')
  expect(words?.y).toBeCloseTo(2 * context.area.rowMm)
  const drawings = elements.filter(({ kind, y }) => kind === 'shape' && y > 3 * context.area.rowMm)
  expect(drawings).toEqual([])
})

it('finds words wanting that are less than half as high as the picture beside them', () => {
  const line = '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來。'
  const [few, many] = [storyOf('今天很好'), storyOf(line.repeat(5))]
  expect(faultOfStory(few, rows, context)).toBeGreaterThan(faultOfStory(many, rows, context) + 2)
})
