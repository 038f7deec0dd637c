import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { besidesOf } from './beside-story.ts'
import { drawStory } from './panel.ts'
import { measureStories } from './story-parts.ts'

const context = buildContext(countingCompiler(8), 'a4-2')
const drawn = (text: string, rows: number) => {
  const [story] = besidesOf(
    buildItem({ id: 'i', text, media: [buildPhoto('p', { width: 900, height: 1200 })] }),
    true,
    context,
  )
  if (!story) throw new Error('a picture stands beside its words')
  measureStories([story], context)
  return drawStory(story, rows, 0, context).elements
}

it('stands few words in the middle of the height of their picture, with nothing drawn below them', () => {
  const rows = 14
  const elements = drawn('今天很好', rows)
  const words = elements.find(element => element.kind === 'text' && element.style === 'feature')
  expect(words?.y).toBeGreaterThan((rows * context.area.rowMm) / 3)
  expect(words?.y).toBeLessThan((rows * context.area.rowMm) / 2)
})

it('has small drawings beside a picture that nothing is said of', () => {
  const shapes = (text: string) => drawn(text, 14).filter(element => element.kind === 'shape').length
  expect(shapes('')).toBeGreaterThan(shapes('今天很好'))
})
