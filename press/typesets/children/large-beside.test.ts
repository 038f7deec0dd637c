import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'
import { largeBesides } from './large-beside.ts'
import { inset, widthOf } from './page-grid.ts'
import { drawStory } from './panel.ts'
import { measureStories } from './story-parts.ts'

const context = buildContext(countingCompiler(6.4), 'a4-2', { edited: true })
const { area, alonePxPerMm } = context
const at = (day: number) => 1_614_560_400 + day * 86_400
const memeOf = (day: number, width: number, height: number, text = '') =>
  buildItem({
    id: `meme${day}`,
    time: at(day),
    text,
    media: [buildPhoto(`meme${day}`, { width, height, kind: 'words' })],
  })

function drawnOf(width: number, height: number) {
  const [story] = largeBesides(memeOf(1, width, height), context)
  if (!story) throw new Error('it may be large')
  measureStories([story], context)
  const [picture] = story.pictures
  const rows = picture?.kind === 'photos' ? picture.offer.natural : 0
  const { elements } = drawStory(story, rows, 0, context)
  const [image] = elements.flatMap(element => (element.kind === 'image' ? [element] : []))
  if (!image) throw new Error('it has a picture')
  return { elements, image }
}

it('is as many columns wide as 180 ppi bear, and whole', () => {
  const { image } = drawnOf(600, 600)
  expect(image.w).toBeCloseTo(widthOf(area, 6))
  expect(image.w).toBeLessThanOrEqual(600 / alonePxPerMm)
  expect(image.h).toBeCloseTo(image.w)
  expect(image.x + image.w).toBeCloseTo(area.width - inset)
})

it('has drawings beside it, below its day and above its foot', () => {
  const { elements, image } = drawnOf(540, 1170)
  const drawings = elements.filter(({ kind, x, y }) => kind === 'shape' && x > 0 && y > 2 * area.rowMm)
  expect(drawings.length).toBeGreaterThanOrEqual(3)
  for (const { x, y, w, h = 0 } of drawings.flatMap(each => ('w' in each && 'h' in each ? [each] : []))) {
    expect(x + w).toBeLessThan(image.x)
    expect(y + h).toBeLessThanOrEqual(image.y + image.h + 2)
  }
})

it('is for few words or none', () => {
  expect(largeBesides(memeOf(1, 600, 600, '早安'), context)).toHaveLength(1)
  expect(largeBesides(memeOf(1, 600, 600, '下班去接他，他從教室跑出來。'.repeat(4)), context)).toEqual([])
})

it('fills the last page of a month of a few memes, without room to draw', () => {
  const months = [
    [memeOf(3, 540, 1170), memeOf(8, 400, 300), memeOf(16, 400, 300), memeOf(24, 600, 600)],
    [memeOf(3, 600, 600), memeOf(8, 400, 300), memeOf(16, 540, 1170), memeOf(24, 540, 1170)],
    [memeOf(3, 540, 1170), memeOf(8, 600, 600), memeOf(16, 540, 1170)],
  ]
  for (const month of months) {
    const last = typesets['a4-2'].typesetMonth(month, context).pages.at(-1)
    const invites = last?.elements.filter(each => each.kind === 'text' && each.style === 'invite')
    expect(invites).toEqual([])
    const feet = last?.elements.flatMap(each => (each.kind === 'image' ? [each.y + each.h] : [])) ?? []
    expect(Math.max(...feet)).toBeGreaterThan(area.top + (area.height * 2) / 3)
  }
})
