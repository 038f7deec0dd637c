import { beforeAll, describe, expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { sampleMonth, whales } from '../../tests/press/sample-month.ts'
import { createCompiler } from '../engine/compiler.ts'
import type { Element, Page, TextElement } from '../page/display-list.ts'
import { profiles } from '../printers/profiles.ts'
import { typesets } from './typesets.ts'

const compiler = createCompiler()
const items = sampleMonth()

const wordsOf = (element: Element) =>
  element.kind === 'text'
    ? element.runs.map(run => (typeof run === 'string' ? run.replace(/[\u2060\n]/g, '') : run.emoji)).join('')
    : ''
const textsOf = (page: Page) => page.elements.filter((e): e is TextElement => e.kind === 'text')
const heightOf = (element: Element, lineHeight: number) =>
  element.kind === 'text' ? element.lines * lineHeight : element.kind === 'qr' ? element.w : element.h

describe.each(Object.values(typesets))('$name', typeset => {
  const context = buildContext(compiler, typeset.name)
  const { area, styles } = context
  let pages: Page[] = []
  beforeAll(() => {
    pages = typeset.typesetMonth(items, context).pages
  })

  it('sets what a person wrote in weights that the faces of all languages have', () => {
    const names = ['body', 'title', 'sentence', 'pulled', 'large', 'feature', 'remark', 'caption', 'small']
    const weights = names.flatMap(name => styles[name]?.weight ?? [])
    expect(weights.filter(weight => weight !== 400 && weight !== 700)).toEqual([])
  })

  it('gives every item and every photo a place, in the order of the items', () => {
    const regions = pages.flatMap(page => page.regions)
    const first = new Map<string, number>()
    for (const [n, page] of pages.entries())
      for (const { item } of page.regions) if (!first.has(item)) first.set(item, n)
    expect(items.filter(item => !first.has(item.id)).map(item => item.id)).toEqual([])
    const order = items.map(item => first.get(item.id) ?? 0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    const photos = regions.flatMap(r => (r.photo === undefined ? [] : [`${r.item} ${r.photo}`]))
    const expected = items.flatMap(item => item.media.map((_, i) => `${item.id} ${i}`))
    expect(photos.toSorted()).toEqual(expected.toSorted())
  })

  it('prints every word of a long post once', () => {
    const words = pages.flatMap(page => page.elements.map(wordsOf)).join('')
    expect(words.match(/鯨/g)?.length).toBe(whales)
    for (const phrase of [
      '早。',
      '第36天的黃昏',
      '一篇好文章',
      '都不去',
      'ذهبنا',
      'כנו היום',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      '2021 環島',
    ])
      expect(words).toContain(phrase)
  })

  // mm, with the box of a line that a hand draws; frames of the picture book keep as far from prints as from their sides
  const padding = typeset.name === 'a4-2' ? 9 : 5

  it('keeps everything in the type area, but for what bleeds', () => {
    const outside = pages.flatMap((page, n) =>
      page.elements.flatMap(element => {
        if (element.frame === 'sheet' || (element.kind === 'rect' && element.bleed)) return []
        const { x, y, w, kind } = element
        const h = heightOf(element, element.kind === 'text' ? (styles[element.style]?.lineHeight ?? 0) : 0)
        // words stand in the area itself; grounds and rules may go round them by the width of their padding
        const slack =
          kind === 'text' ? { side: 1, top: 5, foot: 0.5 } : { side: 3, top: padding, foot: padding }
        // the opener of a month may use the head of its page
        if (n === 0) slack.top = area.top - profiles.house.safety.text
        const fits =
          x >= -slack.side &&
          x + w <= area.width + slack.side &&
          y >= area.top - slack.top &&
          y + h <= area.top + area.height + slack.foot
        if (fits || (element.kind === 'text' && element.rotate)) return []
        const place = [x, y, w, h].map(mm => mm.toFixed(1)).join(' ')
        return [`page ${n + 1}: ${kind} at ${place} ${wordsOf(element).slice(0, 12)}`]
      }),
    )
    expect(outside).toEqual([])
  })

  it('has the regions of items in the type area', () => {
    const outside = pages.flatMap((page, n) =>
      page.regions
        .filter(
          r =>
            r.x < -0.1 ||
            r.x + r.w > area.width + 0.1 ||
            r.y < area.top - 0.1 ||
            r.y + r.h > area.top + area.height + 0.1,
        )
        .map(r => `page ${n + 1}: ${r.item}`),
    )
    expect(outside).toEqual([])
  })

  it('gives words the lines they take, in type of their own size', () => {
    const texts = pages.flatMap((page, n) => textsOf(page).map(element => ({ element, n })))
    expect(texts.filter(({ element }) => !styles[element.style]).map(({ element }) => element.style)).toEqual(
      [],
    )
    const lines = compiler.countLines(
      styles,
      texts.map(({ element }) => ({
        style: element.style,
        lang: element.lang ?? 'zh-tw',
        width: element.w,
        runs: element.runs,
      })),
    )
    const wrong = texts.flatMap(({ element, n }, i) => {
      const text = wordsOf(element).slice(0, 20)
      return lines[i] === element.lines
        ? []
        : [`page ${n + 1}: ${lines[i]} lines for ${element.lines} in ${element.style}: ${text}`]
    })
    expect(wrong).toEqual([])
  })

  it('leaves no page but the last more than a third empty', () => {
    const foot = area.top + area.height
    const empty = pages.slice(0, -1).flatMap((page, n) => {
      // in the children's book the frames of room to draw stand on the page too
      const frames = typeset.name === 'a4-2' ? page.elements : []
      const lowest = Math.max(...[...page.regions, ...frames].map(e => e.y + ('h' in e ? e.h : 0)), area.top)
      const share = Math.max(page.empty ?? 0, (foot - lowest) / area.height)
      return share > 1 / 3 ? [`page ${n + 1}: ${Math.round(share * 100)} % empty`] : []
    })
    expect(empty).toEqual([])
  })

  it('keeps captions with their photos', () => {
    const parted = items.flatMap(item =>
      item.media.flatMap((media, photo) => {
        if (!media.caption) return []
        const page = pages.find(p => p.regions.some(r => r.item === item.id && r.photo === photo))
        const caption = media.caption
        return page?.elements.some(e => wordsOf(e).includes(caption)) ? [] : [caption]
      }),
    )
    expect(parted).toEqual([])
  })

  it('overprints no photo with another one', () => {
    for (const page of pages) {
      const boxes = page.regions.filter(r => r.photo !== undefined)
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
          const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
          expect(Math.min(across, down)).toBeLessThan(0.05)
        }
      }
    }
  })

  it('does not give a page to a word', () => {
    const short = Array.from({ length: 12 }, (_, i) => buildItem({ id: `short-${i}`, text: '早。' }))
    expect(typeset.typesetMonth(short, context).pages.length).toBeLessThanOrEqual(4)
  })

  it('sets a month of one photo, and one of nothing', () => {
    const { pages } = typeset.typesetMonth([buildItem({ text: '', media: [buildPhoto('one')] })], context)
    expect(pages.flatMap(page => page.regions).some(r => r.photo === 0)).toBe(true)
    expect(typeset.typesetMonth([], context).pages.length).toBe(1)
  })

  it('sets the same month the same', () => {
    expect(typeset.typesetMonth(sampleMonth(), buildContext(compiler, typeset.name)).pages).toEqual(pages)
  })
})
