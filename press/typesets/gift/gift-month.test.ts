import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { Page } from '../../page/display-list.ts'
import { typesets } from '../typesets.ts'
import { giftMonth } from './gift-month.ts'
import { giftStyles } from './gift-styles.ts'

const all = Object.values(typesets)
type Items = Parameters<typeof giftMonth>[0]

const set = (items: Items, typeset = all[0]): Page[] => {
  if (!typeset) throw new Error('there are typesets')
  const usual = buildContext(countingCompiler(3.2), typeset.name, { edited: true })
  const context = { ...usual, styles: { ...usual.styles, ...giftStyles(typeset) } }
  return giftMonth(items, context, typeset.gift).pages
}
const itemsOn = ({ regions }: Page) => new Set(regions.map(({ item }) => item))
const wordsOf = (pages: readonly Page[]) =>
  pages
    .flatMap(({ elements }) => elements.flatMap(each => (each.kind === 'text' ? each.runs : [])))
    .filter(run => typeof run === 'string')
    .join('')
    // signs that say where lines may end
    .replace(/[\u2060\u200B\u00AD]/gu, '')
const photosOf = (pages: readonly Page[]) =>
  pages.flatMap(({ regions }) =>
    regions.flatMap(({ item, photo }) => (photo === undefined ? [] : [`${item} ${photo}`])),
  )

const entry = fc.record({
  words: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 200 }) },
    { weight: 1, arbitrary: fc.integer({ min: 200, max: 3000 }) },
  ),
  place: fc.boolean(),
  link: fc.boolean(),
  media: fc.array(
    fc.record({
      width: fc.integer({ min: 300, max: 4000 }),
      aspect: fc.constantFrom(0.5, 0.72, 0.75, 1, 1.33, 1.78, 3),
      caption: fc.constantFrom(0, 0, 12, 150),
      words: fc.boolean(),
    }),
    { maxLength: 12 },
  ),
})
type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never
const lifeOf = (entries: Entry[]) =>
  entries.map(({ words, place, link, media }, i) =>
    buildItem({
      id: `item-${i}`,
      time: 1_614_560_400 + i * 7200,
      text: words > 0 ? `${i}始${'海'.repeat(words)}終${i}` : '',
      ...(place && { place: { name: `墾丁${i}號` }, people: [`小滿${i}`] }),
      links: link ? [{ url: `https://example.com/${i}`, title: `連結${i}號` }] : [],
      media: media.map(({ width, aspect, caption, words }, n) =>
        buildPhoto(
          `${i}-${n}`,
          { width, height: Math.round(width / aspect), ...(words && { kind: 'words' as const }) },
          caption ? { caption: `圖${i}之${n}${'港'.repeat(caption)}` } : {},
        ),
      ),
    }),
  )

describe.each(all)('$name', typeset => {
  it('begins each entry on a left page and gives it whole spreads, with nothing of it lost', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 29 }), entries => {
        const items = lifeOf(entries)
        const pages = set(items, typeset)
        expect(pages.length % 2).toBe(0)
        // an entry has both pages of its spreads
        for (let n = 0; n < pages.length; n += 2) {
          const spread = pages.slice(n, n + 2).map(itemsOn)
          expect(new Set(spread.flatMap(on => [...on])).size).toBe(1)
        }
        const words = wordsOf(pages)
        for (const [i, item] of items.entries()) {
          const own = pages.filter(page => itemsOn(page).has(item.id))
          expect(own.length).toBeGreaterThan(0)
          const said = [
            ...(item.text ? [`${i}始`, `終${i}`] : []),
            ...(item.place ? [`墾丁${i}號`, `小滿${i}`] : []),
            ...item.links.flatMap(({ title }) => title ?? []),
            ...item.media.flatMap(({ caption }) => caption?.slice(0, 5) ?? []),
          ]
          for (const part of said) expect(words).toContain(part)
          expect(new Set(photosOf(own)).size).toBe(item.media.length)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('tells the day of an entry without pictures in great figures at the left, and its words large at the right', () => {
    const [left, right, ...others] = set([buildItem({ text: '爸，再見。' })], typeset)
    expect(others).toEqual([])
    const styles = (page: Page | undefined) =>
      page?.elements.flatMap(each => (each.kind === 'text' ? [each.style] : [])) ?? []
    expect(styles(left)).toContain('giftFigures')
    expect(styles(right)).toContain('gift0')
    expect(left?.elements.some(each => each.kind === 'rect' && each.bleed)).toBe(true)
  })

  it('is the same each time', () => {
    const items = lifeOf([{ words: 90, place: true, link: false, media: [] }])
    expect(set(items, typeset)).toEqual(set(items, typeset))
  })

  it('sets the photo largest that its owner wants large, whichever of its group that is', () => {
    for (const wanted of [0, 1, 2]) {
      const media = [0, 1, 2].map(n =>
        buildPhoto(`p${n}`, { width: 3000 }, n === wanted ? { size: 'large' } : {}),
      )
      const boxes = set([buildItem({ media })], typeset).flatMap(({ regions }) =>
        regions.flatMap(({ photo, w, h }) => (photo === undefined ? [] : [{ photo, area: w * h }])),
      )
      const [largest] = boxes.toSorted((a, b) => b.area - a.area)
      expect(largest?.photo).toBe(wanted)
    }
  })

  it('prints no picture below 150 ppi, and cuts nothing of one with words in it', () => {
    const media = [
      [300, 0.75],
      [960, 0.72],
      [960, 1.33],
      [4000, 0.72],
    ] as const
    for (const [width, aspect] of media)
      for (const kind of ['photo', 'words'] as const) {
        const photo = buildPhoto('a', { width, height: Math.round(width / aspect), kind })
        const images = set([buildItem({ media: [photo] })], typeset).flatMap(({ elements }) =>
          elements.flatMap(each => (each.kind === 'image' ? [each] : [])),
        )
        expect(images).toHaveLength(1)
        for (const { w, crop } of images) {
          expect((width * crop.w * 25.4) / w).toBeGreaterThanOrEqual(149.9)
          expect(crop.w * crop.h).toBeGreaterThan(kind === 'words' ? 0.999 : 0.88)
        }
      }
  })
})

it('runs a photo with the pixels and the shape of a page off all of its edges, and another one off three', () => {
  const boxOf = (aspect: number) => {
    const photo = buildPhoto('a', { width: 3000, height: Math.round(3000 / aspect) })
    const [left] = set([buildItem({ media: [photo] })])
    return left?.elements.find(each => each.kind === 'image')
  }
  expect(boxOf(0.72)).toMatchObject({ frame: 'sheet', x: -4, y: -4, w: 156, h: 218 })
  expect(boxOf(1.5)).toMatchObject({ frame: 'sheet', x: -4, y: -4, w: 156, h: 104 })
})

it('tells an album of twenty over spreads of its own', () => {
  const media = Array.from({ length: 20 }, (_, n) => buildPhoto(`${n}`))
  const pages = set([buildItem({ media })])
  expect(pages).toHaveLength(6)
  expect(photosOf(pages)).toHaveLength(20)
})

it('sets a text of six thousand characters on even pages that end together', () => {
  const pages = set([buildItem({ text: `${'海邊的風很大，'.repeat(20)}\n`.repeat(43) })])
  expect(pages.length % 2).toBe(0)
  const ends = pages.map(({ empty = 0 }) => empty)
  expect(Math.max(...ends)).toBeLessThan(0.6)
})

it.each([0, 1])('prints nothing over the day above words of several pages, beside %d photos', photos => {
  const media = Array.from({ length: photos }, () => buildPhoto('harbour'))
  const pages = set([buildItem({ text: '海'.repeat(3000), place: { name: '基隆港'.repeat(12) }, media })])
  const first = pages.find(({ elements }) =>
    elements.some(each => each.kind === 'text' && each.style === 'giftDay'),
  )
  const elements = first?.elements ?? []
  const ruleAt = Math.max(...elements.map(each => (each.kind === 'rect' ? each.y + each.h : 0)))
  const said = elements.filter(each => each.kind === 'text' && each.style === 'giftSmall')
  expect(said.length).toBeGreaterThan(1)
  for (const { y } of said as { y: number }[]) expect(y).toBeGreaterThan(ruleAt)
  const wordsAt = Math.min(
    ...elements.map(each => (each.kind === 'text' && each.style === 'body' ? each.y : Infinity)),
  )
  for (const { y } of said as { y: number }[]) expect(y).toBeLessThan(wordsAt)
})

it('numbers the captions of an entry of many photos as its pictures, through all of its pages', () => {
  const media = Array.from({ length: 24 }, (_, n) =>
    buildPhoto('harbour', {}, { caption: n === 4 || n === 22 ? '長'.repeat(70) : '短' }),
  )
  const pages = set([buildItem({ text: '海', media })])
  const texts = pages.flatMap(({ elements }) =>
    elements.flatMap(each => (each.kind === 'text' ? [String(each.runs[0])] : [])),
  )
  const numbers = texts.flatMap(text => (/^\d+$/.test(text) && text !== '14' ? [Number(text)] : []))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, n) => n + 1).filter(n => n !== 14),
  )
  expect(texts.some(text => text.startsWith('⑤ 長'))).toBe(true)
  expect(texts.some(text => text.startsWith('⑥ 短'))).toBe(true)
  expect(texts.some(text => text.startsWith('(23) 長'))).toBe(true)
})
