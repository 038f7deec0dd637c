import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { columnDesign } from '../../tests/press/column-design.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { clippingsBlocks } from './clippings.ts'

const context = buildContext(countingCompiler(3.2), 'a5-2', { edited: true })

function blocksOf(pictures: { width: number; height: number }[], leastClipping?: number) {
  const items = pictures.map((picture, n) =>
    buildItem({ id: `i${n}`, text: '', media: [buildPhoto(`${n}`, { ...picture, kind: 'words' })] }),
  )
  return clippingsBlocks(items, context, { ...columnDesign, ...(leastClipping && { leastClipping }) })
}

/** mm of the narrowest of so many pictures where they are as small as they may become. */
function narrowest(...pictures: Parameters<typeof blocksOf>) {
  const widths = blocksOf(...pictures).flatMap(block =>
    block.kind === 'photos' ? block.draw(block.offer.min, 0, 0).regions.map(({ w }) => w) : [],
  )
  return Math.min(...widths)
}

const meme = { width: 960, height: 720 }
const screen = { width: 540, height: 1170 }

it('makes one or two pictures no stamps in a column where they have a least width there', () => {
  expect(narrowest([meme])).toBeLessThan(20)
  expect(narrowest([meme], 34)).toBeGreaterThanOrEqual(34)
  // a screen of a phone is read at less, and so are two
  expect(narrowest([screen])).toBeLessThan(20)
  expect(narrowest([screen], 34)).toBeGreaterThanOrEqual(24)
  expect(narrowest([meme, meme], 34)).toBeGreaterThanOrEqual(24)
})

it('makes several no stamps there either, and six no taller than a page', () => {
  const mixed = [meme, meme, meme, screen]
  expect(narrowest(mixed)).toBeLessThan(20)
  expect(narrowest(mixed, 34)).toBeGreaterThanOrEqual(24)
  const rowsOf = (pictures: (typeof meme)[]) =>
    blocksOf(pictures, 34).map(block => (block.kind === 'photos' ? block.offer.min : 0))
  for (const picture of [meme, screen])
    expect(Math.max(...rowsOf(Array.from({ length: 6 }, () => picture)))).toBeLessThan(context.area.rows)
})
