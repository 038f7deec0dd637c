import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { columnDesign } from '../../tests/press/column-design.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { ItemDesign } from './item-design.ts'
import { photoBlocks } from './photo-blocks.ts'

const context = buildContext(countingCompiler(3.2), 'a5-2')

/** mm that photos of an entry are wide at least, at the fewest rows that they may have. */
function narrowest(media: ReturnType<typeof buildPhoto>[], design: Partial<ItemDesign>): number {
  const blocks = photoBlocks(buildItem({ media }), context, { ...columnDesign, aloneOnEvery: 2, ...design })
  const widths = blocks.flatMap(block => {
    if (block.kind !== 'photos') return []
    const { elements } = block.draw(block.offer.min, 0, 0)
    return elements.flatMap(element => (element.kind === 'image' ? [element.w] : []))
  })
  return Math.min(...widths)
}

const upright = (id: string) => buildPhoto(id, { width: 1080, height: 1350 })

it('sets a photo alone no narrower than its design asks, and several as before', () => {
  expect(narrowest([upright('a')], {})).toBeLessThan(40)
  expect(narrowest([upright('a')], { leastAlone: 44 })).toBeGreaterThan(44)
  const pair = [upright('a'), upright('b')]
  expect(narrowest(pair, { leastAlone: 44 })).toBe(narrowest(pair, {}))
})

it('sets one smaller that its owner wants small', () => {
  const small = { ...upright('a'), size: 'small' as const }
  expect(narrowest([small], { leastAlone: 44 })).toBe(narrowest([small], {}))
})
