import type { TypesetContext } from '../context.ts'
import { faultOfStory } from './fault-of-story.ts'
import { panelOf } from './panel.ts'
import { squeezed } from './squeezed-story.ts'
import type { Option } from './steps-of-rows.ts'
import type { Story } from './story.ts'
import { bitsOfTypes, typesOf } from './type-sizes.ts'

/** The heights at which stories that share a row can stand on a page in one piece, told in one of several ways, and what is wanting of each; the lowest first. Their lines are counted. */
export function optionsOf(ways: readonly (readonly Story[])[], context: TypesetContext): Option[] {
  const best = new Map<string, Option>()
  for (const way of ways) {
    const stories = way.map(squeezed)
    const block = panelOf(stories, context)
    if (!block) continue
    const types = bitsOfTypes(typesOf(stories))
    const { min, natural, max, heights } = block.offer
    const steps = heights ?? Array.from({ length: max - min + 1 }, (_, n) => min + n)
    for (const rows of steps) {
      if (rows > context.area.rows) continue
      const lower = ofLower * (Math.max(0, natural - rows) / natural) ** 2
      const fault = lower + stories.reduce((sum, story) => sum + faultOfStory(story, rows, context), 0)
      const known = best.get(`${rows} ${types}`)
      if (!known || fault < known.fault) best.set(`${rows} ${types}`, { rows, fault, types, block })
    }
  }
  return [...best.values()].sort((a, b) => a.rows - b.rows || a.fault - b.fault)
}

/** Of pictures that are smaller than suits them. */
const ofLower = 1
