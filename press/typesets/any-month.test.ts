import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

// Takes long: forty made-up months in each of the seven typesets, measured by Typst.

const media = fc.array(
  fc.record({
    width: fc.integer({ min: 480, max: 4000 }),
    aspect: fc.constantFrom(0.5, 0.75, 0.8, 1, 1.33, 1.5, 1.78, 3),
    caption: fc.oneof(
      { weight: 5, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }) },
    ),
  }),
  { maxLength: 9 },
)
const entry = fc.record({
  words: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 120 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 2500 }) },
  ),
  title: fc.boolean(),
  place: fc.boolean(),
  quote: fc.boolean(),
  hour: fc.integer({ min: 0, max: 200 }),
  media,
})
const month = fc.array(entry, { minLength: 1, maxLength: 20 }).map(entries => {
  let time = 1_614_560_400
  return entries.map((e, i) => {
    time += e.hour * 600
    return buildItem({
      id: `item-${i}`,
      time,
      text: '海'.repeat(e.words),
      ...(e.title ? { title: '海邊的房子' } : {}),
      ...(e.place ? { place: { name: '墾丁' }, people: ['小滿'] } : {}),
      ...(e.quote ? { quote: { text: '浪'.repeat(70), author: '阿海' } } : {}),
      media: e.media.map(({ width, aspect, caption }, n) =>
        buildPhoto(
          `${i}-${n}`,
          { width, height: Math.max(20, Math.round(width / aspect)) },
          caption ? { caption: '港'.repeat(caption) } : {},
        ),
      ),
    })
  })
})

describe.each(Object.values(typesets))('$name sets any month', typeset => {
  it('with every item and photo on it, nothing outside, nothing over another, no hole of a third', () => {
    fc.assert(
      fc.property(month, items => {
        const context = buildContext(countingCompiler(3.2), typeset.name)
        const { area } = context
        const foot = area.top + area.height
        const { pages } = typeset.typesetMonth(items, context)
        const regions = pages.flatMap(page => page.regions)
        expect(new Set(regions.map(r => r.item))).toEqual(new Set(items.map(item => item.id)))
        const photos = regions.filter(r => r.photo !== undefined).map(r => `${r.item} ${r.photo}`)
        const expected = items.flatMap(item => item.media.map((_, n) => `${item.id} ${n}`))
        expect(photos.toSorted()).toEqual(expected.toSorted())
        for (const r of regions) {
          expect(r.x).toBeGreaterThan(-0.1)
          expect(r.x + r.w).toBeLessThan(area.width + 0.1)
          expect(r.y).toBeGreaterThan(area.top - 0.1)
          expect(r.y + r.h).toBeLessThan(foot + 0.1)
        }
        const characters = pages
          .flatMap(page => page.elements.flatMap(e => (e.kind === 'text' ? e.runs : [])))
          .join('')
          .match(/[港]/g)
        const captions = items.flatMap(item => item.media.map(m => m.caption ?? '')).join('')
        expect(characters?.length ?? 0).toBe(captions.length)
        for (const page of pages.slice(0, -1)) expect(page.empty ?? 0).toBeLessThanOrEqual(1 / 3)
      }),
      // a smaller counterexample is not worth the months that are set to find it
      { numRuns: 40, seed: 2021, endOnFailure: true },
    )
  })
})
