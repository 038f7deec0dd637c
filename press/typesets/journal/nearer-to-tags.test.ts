import { expect, it } from 'vitest'
import type { PhotosBlock, TextBlock } from '../../paginate/block.ts'
import { nearerToTags } from './nearer-to-tags.ts'

const tags = (lines: number): TextBlock => ({
  ...{ kind: 'text', item: 'a', before: 0, x: 39, w: 75, style: 'tags', rowsPerLine: 2 / 3, lines },
  paragraph: { runs: ['#雨'], lang: 'zh-TW' },
})
// draws one region as high as it is told to
const photos: PhotosBlock = {
  ...{ kind: 'photos', item: 'a', before: 0, x: 39, w: 75 },
  offer: { min: 9, natural: 9, max: 9, compose: () => [] },
  draw: (rows, x, y) => ({ elements: [], regions: [{ item: 'a', photo: 0, x, y, w: 75, h: rows * 5.7 }] }),
}
const drawnBelow = (lines: number, top = 100) => {
  const [, block] = nearerToTags([tags(lines), photos], 22)
  const [region] = block?.kind === 'photos' ? block.draw(9, 39, top).regions : []
  return region
}

it('begins photos 1.3 mm nearer to a line of hashtags, which leaves a third of its row, and ends them where they would', () => {
  const region = drawnBelow(1)
  expect(region?.y).toBeCloseTo(98.74, 1)
  expect((region?.y ?? 0) + (region?.h ?? 0)).toBeCloseTo(100 + 9 * 5.7, 5)
})

it('leaves those that begin a page, behind the tags that end the one before, at its head', () => {
  expect(drawnBelow(2, 22)?.y).toBe(22)
})

it('leaves them below three lines of it, which fill their rows', () => {
  expect(drawnBelow(3)?.y).toBe(100)
})
