import type { TypesetContext } from '../context.ts'
import { faultOfStory } from './fault-of-story.ts'
import { panelOf } from './panel.ts'
import type { Option } from './step.ts'
import type { Story } from './story.ts'

/** The heights at which stories that share a row can stand on a page in one piece, told in one of several ways, and what is wanting of each; the lowest first. Their lines are counted. */
export function optionsOf(ways: readonly (readonly Story[])[], context: TypesetContext): Option[] {
  const best = new Map<number, Option>()
  for (const stories of ways) {
    const block = panelOf(stories, context)
    if (!block) continue
    const { min, natural, max, heights } = block.offer
    const isWords = !stories.some(hasPictures)
    const steps = heights ?? Array.from({ length: max - min + 1 }, (_, n) => min + n)
    for (const rows of steps) {
      if (rows > context.area.rows) continue
      const lower = ofLower * (Math.max(0, natural - rows) / natural) ** 2
      const fault = lower + stories.reduce((sum, story) => sum + faultOfStory(story, rows, context), 0)
      const known = best.get(rows)
      if (!known || fault < known.fault) best.set(rows, { rows, fault, block, ...(isWords && { isWords }) })
    }
  }
  return [...best.values()].sort((a, b) => a.rows - b.rows)
}

const hasPictures = (story: Story): boolean =>
  story.shape === 'beside' ||
  (story.shape === 'column'
    ? story.parts.some(hasPictures)
    : story.blocks.some(({ kind }) => kind === 'photos'))

/** Of pictures that are smaller than suits them. */
const ofLower = 1
