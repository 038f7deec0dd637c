import type { TypesetContext } from '../context.ts'
import { faultOfStory } from './fault-of-story.ts'
import { panelOf } from './panel.ts'
import { squeezed } from './squeezed-story.ts'
import type { Option } from './step.ts'
import type { Story } from './story.ts'

/** The heights at which stories that share a row can stand on a page in one piece, told in one of several ways, and what is wanting of each; the lowest first. Their lines are counted. */
export function optionsOf(ways: readonly (readonly Story[])[], context: TypesetContext): Option[] {
  const best = new Map<number, Option>()
  for (const way of ways) {
    const stories = way.map(squeezed)
    const block = panelOf(stories, context)
    if (!block) continue
    const { min, natural, max, heights } = block.offer
    const steps = heights ?? Array.from({ length: max - min + 1 }, (_, n) => min + n)
    for (const rows of steps) {
      if (rows > context.area.rows) continue
      const lower = ofLower * (Math.max(0, natural - rows) / natural) ** 2
      const beside = ofBeside * (rows / context.area.rows) * besideFrames(stories, context)
      const fault =
        lower + beside + stories.reduce((sum, story) => sum + faultOfStory(story, rows, context), 0)
      const known = best.get(rows)
      if (!known || fault < known.fault) best.set(rows, { rows, fault, block })
    }
  }
  return [...best.values()].sort((a, b) => a.rows - b.rows)
}

// Of the width of the page, what is white beside a frame that nothing shares its row with.
const besideFrames = ([story, ...others]: readonly Story[], { area }: TypesetContext): number =>
  others.length > 0 ? 0 : 1 - (story?.w ?? area.width) / area.width

const ofBeside = 4
/** Of pictures that are smaller than suits them. */
const ofLower = 1
