import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item, Media } from '#domain/books/item'
import type { TypesetName } from '#domain/catalogue/typesets'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { ImageElement, Page, Region } from '../page/display-list.ts'
import { typesets } from './typesets.ts'

// Takes long: each typeset composes the photos of an entry anew for each way of editing them.

const share = fc.double({ min: 0, max: 1, noNaN: true })
const crop = fc
  .tuple(
    fc.double({ min: 0.3, max: 1, noNaN: true }),
    fc.double({ min: 0.3, max: 1, noNaN: true }),
    share,
    share,
  )
  .map(([w, h, x, y]) => ({ x: x * (1 - w), y: y * (1 - h), w, h }))
const photo = fc.record(
  {
    width: fc.integer({ min: 900, max: 4000 }),
    aspect: fc.constantFrom(0.5, 0.75, 1, 1.33, 1.78),
    crop,
    size: fc.constantFrom('small' as const, 'large' as const),
  },
  { requiredKeys: ['width', 'aspect'] },
)
const month = fc
  .array(fc.record({ words: fc.integer({ min: 0, max: 200 }), photos: fc.array(photo, { maxLength: 7 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map(entries =>
    entries.map(({ words, photos }, i) =>
      buildItem({
        id: `item-${i}`,
        time: 1_614_560_400 + i * 40_000,
        text: '海'.repeat(words),
        media: photos.map(({ width, aspect, ...edit }, n) =>
          buildPhoto(`${i}-${n}`, { width, height: Math.round(width / aspect) }, edit),
        ),
      }),
    ),
  )

const set = (items: Item[], typeset: TypesetName) =>
  typesets[typeset].typesetMonth(items, buildContext(countingCompiler(3.2), typeset)).pages

const photosOf = (page: Page) => page.regions.filter(region => region.photo !== undefined)

const over = (a: Region, b: Region) => ({
  across: Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
  down: Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
})

function expectInsideOwnersCrop(image: ImageElement, { crop, picture }: Media, leastPpi: number) {
  const owned = crop ?? { x: 0, y: 0, w: 1, h: 1 }
  expect(image.crop.x).toBeGreaterThan(owned.x - 1e-6)
  expect(image.crop.y).toBeGreaterThan(owned.y - 1e-6)
  expect(image.crop.x + image.crop.w).toBeLessThan(owned.x + owned.w + 1e-6)
  expect(image.crop.y + image.crop.h).toBeLessThan(owned.y + owned.h + 1e-6)
  const shown = ((picture?.width ?? 0) * image.crop.w) / ((picture?.height ?? 1) * image.crop.h)
  expect(Math.abs(image.w / image.h / shown - 1)).toBeLessThan(0.002)
  // but for what would be a stamp
  const ppi = ((picture?.width ?? 0) * image.crop.w * 25.4) / image.w
  if (image.w > 27) expect(ppi).toBeGreaterThan(leastPpi * 0.983)
}

/** 180 of the only photo of an entry (decision 0179), 150 of several in the picture book (0222). */
const leastPpiOf = (typeset: TypesetName, isAlone: boolean) =>
  isAlone ? 180 : typeset === 'a4-2' ? 150 : 240

describe.each(Object.values(typesets))('$name sets photos as their owner wants them', ({ name }) => {
  it('cropped, large and small: all of them, within the page, none over another, no hole of a third', () => {
    fc.assert(
      fc.property(month, items => {
        const { area } = buildContext(countingCompiler(3.2), name)
        const pages = set(items, name)
        const media = new Map(
          items.flatMap(({ media }) =>
            media.map(photo => [photo.picture?.sha256, { photo, isAlone: media.length === 1 }] as const),
          ),
        )
        const places = pages.flatMap(page => photosOf(page).map(r => `${r.item} ${r.photo}`))
        expect(places.toSorted()).toEqual(
          items.flatMap(item => item.media.map((_, n) => `${item.id} ${n}`)).toSorted(),
        )
        for (const [n, page] of pages.entries()) {
          const boxes = photosOf(page)
          for (const [i, a] of boxes.entries()) {
            expect(Math.min(a.x, a.y - area.top)).toBeGreaterThan(-0.1)
            expect(a.x + a.w).toBeLessThan(area.width + 0.1)
            expect(a.y + a.h).toBeLessThan(area.top + area.height + 0.1)
            for (const b of boxes.slice(i + 1)) {
              const { across, down } = over(a, b)
              expect(Math.min(across, down)).toBeLessThan(0.05)
            }
          }
          for (const element of page.elements) {
            const owner = element.kind === 'image' ? media.get(element.photo) : undefined
            if (element.kind === 'image' && owner)
              expectInsideOwnersCrop(element, owner.photo, leastPpiOf(name, owner.isAlone))
          }
          if (n < pages.length - 1) expect(page.empty ?? 0).toBeLessThanOrEqual(1 / 3)
        }
      }),
      { numRuns: 60, seed: 2021 },
    )
  })

  it('gives a large one a row of its own, as wide as any', () => {
    const sizes: Media['size'][] = [undefined, undefined, 'large', undefined, undefined]
    const media = sizes.map((size, n) => buildPhoto(`p${n}`, { width: 3000 }, size ? { size } : {}))
    const pages = set([buildItem({ media })], name)
    const boxes = pages.flatMap((page, n) => photosOf(page).map(r => ({ ...r, n })))
    const large = boxes.find(box => box.photo === 2)
    if (!large) throw new Error('the large one was expected')
    for (const box of boxes.filter(box => box !== large)) {
      expect(box.w).toBeLessThan(large.w + 0.1)
      // beside it in another column of the page, but not in its own
      if (box.n === large.n && over(box, large).down > 0)
        expect(Math.abs(box.x - large.x)).toBeGreaterThan(large.w)
    }
  })

  it('sets a small one smaller than it would be, beside others and alone', () => {
    const areaOf = (count: number, size?: 'small') => {
      const media = Array.from({ length: count }, (_, n) =>
        buildPhoto(`p${n}`, { width: 3000 }, size && n === 0 ? { size } : {}),
      )
      const [box] = set([buildItem({ media })], name).flatMap(photosOf)
      return (box?.w ?? 0) * (box?.h ?? 0)
    }
    for (const count of [1, 2, 3]) expect(areaOf(count, 'small')).toBeLessThan(areaOf(count) * 0.8)
  })
})

it('opens a month with no more of a picture than its owner shows, and with one that stands nowhere else', () => {
  const crop = { x: 0.1, y: 0.2, w: 0.8, h: 0.52 }
  const media = [buildPhoto('sea', { width: 4000, height: 3000 }, { crop }), buildPhoto('hill')]
  const items = [0, 1, 2].map(n =>
    buildItem({ id: `item-${n}`, text: '海', media: n === 1 ? media : [], time: 1_614_560_400 + n }),
  )
  const context = buildContext(countingCompiler(3.2), 'a5-2', { edited: true })
  const { pages } = typesets['a5-2'].typesetMonth(items, context)
  const [opener] = pages[0]?.elements ?? []
  if (opener?.kind !== 'image') throw new Error('a picture was expected')
  expect(opener.frame).toBe('sheet')
  expectInsideOwnersCrop(opener, media[0] ?? buildPhoto('sea'), leastPpiOf('a5-2', false))
  expect(
    pages
      .flatMap(photosOf)
      .map(({ item, photo }) => `${item} ${photo}`)
      .toSorted(),
  ).toEqual(['item-1 0', 'item-1 1'])
})
