import { expect, it } from 'vitest'
import { type Recorded, recorded, worseFigures } from './worse-figures.ts'

const build = (overrides: Partial<Recorded>): Recorded => ({
  // one entry for each name of the list
  ...(Object.fromEntries(recorded.map(name => [name, 50])) as Recorded),
  ...overrides,
})

it('names what got worse, and nothing that got better', () => {
  expect(worseFigures(build({ tornLines: 51, photoEdges: 12 }), build({}))).toEqual([
    'tornLines: 51 (recorded 50)',
  ])
  expect(worseFigures(build({ onBaselineGridPercent: 49.9 }), build({}))).toHaveLength(1)
  expect(worseFigures(build({ onBaselineGridPercent: 100 }), build({}))).toEqual([])
})
