import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { fullOf } from './page-grid.ts'
import { storiesOf } from './stories-of-month.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })
const { inside } = fullOf(context.area)

// of the first photos of each way to tell them below their words, as large as they may be
function firstOf(count: number, width: number, height: number) {
  const media = Array.from({ length: count }, (_, n) => buildPhoto(`p${n}`, { width, height }))
  const [row] = storiesOf([buildItem({ text: '今天很好', media })], context)
  return [row?.stories ?? [], ...(row?.others ?? [])].flat().flatMap(story => {
    const photos = story.shape === 'stacked' && story.blocks.find(block => block.kind === 'photos')
    return photos ? [photos.offer.compose(photos.offer.natural)] : []
  })
}

it('fills the measure with a tall photo that has the pixels', () => {
  const ways = firstOf(1, 1080, 1350)
  expect(ways.length).toBeGreaterThan(0)
  for (const [photo] of ways) {
    expect(photo?.w).toBeCloseTo(inside.w, 1)
    expect(photo?.h).toBeGreaterThan(160)
  }
})

it('lets one of many photos of a story lead from edge to edge, and none that has not the pixels', () => {
  const leads = (width: number, height: number) =>
    firstOf(10, width, height).some(([lead, second]) => !second && Math.abs((lead?.w ?? 0) - inside.w) < 0.1)
  expect(leads(1080, 608)).toBe(true)
  expect(leads(900, 506)).toBe(false)
})
