import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { Page } from '../page/display-list.ts'
import { faint } from './palette.ts'
import { typesets } from './typesets.ts'

const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
const set = (items: Item[]) => typesets['a5-1'].typesetMonth(items, context).pages
const wordsOn = (pages: readonly Page[]) =>
  pages
    .flatMap(page => page.elements.flatMap(e => (e.kind === 'text' ? e.runs : [])))
    .join('')
    .replace(/[\u2060\n]/g, '')

const screen = { width: 540, height: 1170, kind: 'words' as const }
const note = '今天的海很安靜，'.repeat(8)
const monthOf = (...entries: Partial<Item>[]) =>
  entries.map((entry, i) =>
    buildItem({ id: `i${i}`, time: 1_614_560_400 + i * 90_000, text: note, ...entry }),
  )

describe('a month that is edited', () => {
  const entry = fc.record({
    text: fc.constantFrom('', '累', note, note.repeat(8)),
    place: fc.boolean(),
    link: fc.boolean(),
    pictures: fc.array(fc.constantFrom(screen, { width: 720, height: 960 }, { width: 3000, height: 900 }), {
      maxLength: 5,
    }),
    treatment: fc.option(fc.constantFrom('own', 'run', 'featured')),
  })
  const month = fc.array(entry, { minLength: 1, maxLength: 24 }).map(entries =>
    monthOf(
      ...entries.map(({ text, place, link, pictures, treatment }, i) => ({
        // a word that is of this entry alone
        text: text && `${text}${String.fromCodePoint(0x4e00 + i)}`,
        media: pictures.map((picture, n) => buildPhoto(`${i}-${n}`, picture)),
        ...(place && { place: { name: `鎮${String.fromCodePoint(0x5e00 + i)}` }, people: ['小滿'] }),
        ...(link && {
          links: [{ url: `https://a.example/${i}`, title: `題${String.fromCodePoint(0x6e00 + i)}` }],
        }),
        ...(treatment && { treatment }),
      })),
    ),
  )

  it('loses no entry, word, place, link or photo, and nothing stands outside', () => {
    fc.assert(
      fc.property(month, items => {
        const pages = set(items)
        const regions = pages.flatMap(page => page.regions)
        const photos = regions.flatMap(r => (r.photo === undefined ? [] : [`${r.item} ${r.photo}`]))
        expect(photos.toSorted()).toEqual(
          items.flatMap(i => i.media.map((_, n) => `${i.id} ${n}`)).toSorted(),
        )
        expect(new Set(regions.map(r => r.item))).toEqual(new Set(items.map(item => item.id)))
        const words = wordsOn(pages)
        for (const { text, place, links } of items) {
          for (const part of [text.slice(-1), place?.name ?? '', ...links.map(link => link.title ?? '')])
            expect(words).toContain(part)
        }
        const { area } = context
        for (const r of regions) {
          expect(r.x + r.w).toBeLessThan(area.width + 0.1)
          expect(r.y + r.h).toBeLessThan(area.top + area.height + 0.1)
        }
      }),
      { numRuns: 30, seed: 12 },
    )
  })

  it('ends with the run of its one-liners, under its head, a day that comes again in grey', () => {
    const items = monthOf({ text: '累了' }, {}, { text: '好喔', time: 1_614_560_401 }, { text: '嗯。' })
    const pages = set(items)
    const words = wordsOn(pages).replace(/星期.\s\d\d:\d\d/g, '')
    expect(words.slice(words.indexOf(context.words.smallTalk))).toBe('這個月還說了1累了1好喔4嗯。')
    const days = pages.flatMap(page =>
      page.elements.flatMap(e => (e.kind === 'text' && e.style === 'runDay' ? [e.color] : [])),
    )
    expect(days).toEqual([undefined, faint, undefined])
  })

  it('says nothing of an also where it has nothing else', () => {
    const words = wordsOn(set(monthOf({ text: '累～～～' }, { text: '嗯。' })))
    expect(words).toContain(context.words.smallTalkAlone)
  })

  it('shows clippings whole, beside each other, over their days', () => {
    const chat = (text = '') => ({ text, media: [buildPhoto('chat', screen)] })
    const [page] = set(monthOf(chat(), chat(), chat('早安'), chat()))
    const images = page?.elements.flatMap(e => (e.kind === 'image' ? [e] : [])) ?? []
    expect(images.map(({ crop }) => crop)).toEqual(Array(4).fill({ x: 0, y: 0, w: 1, h: 1 }))
    for (const { w, h } of images) expect(w / h).toBeCloseTo(540 / 1170, 2)
    expect(new Set(images.map(({ y }) => y.toFixed(2))).size).toBe(1)
    expect(page?.elements.flatMap(e => (e.kind === 'text' && e.style === 'meta' ? e.runs : []))).toEqual([
      '剪貼',
      '1',
      '2',
      '3　早安',
      '4',
    ])
  })

  it('sets the best photo of the month larger than the others', () => {
    const photo = (n: number) => ({ media: [buildPhoto(`p${n}`, { width: 1200, height: 900 })] })
    const best = { media: [0, 1, 2].map(n => buildPhoto(`best${n}`, { width: 1200 + n, height: 900 })) }
    const pages = set(monthOf(photo(0), photo(1), best, photo(2), photo(3)))
    const images = pages.flatMap(page => page.elements.flatMap(e => (e.kind === 'image' ? [e] : [])))
    const widest = images.toSorted((a, b) => b.w - a.w)[0]
    expect(widest?.photo).toBe(best.media[2]?.picture?.sha256)
  })

  it('sets a few words that have their month to themselves large', () => {
    const stylesOf = (text: string) =>
      set(monthOf({ text })).flatMap(page => page.elements.flatMap(e => (e.kind === 'text' ? e.style : [])))
    expect(stylesOf('爸，再見。')).toContain('large')
    expect(stylesOf(note.repeat(9))).not.toContain('large')
  })
})
