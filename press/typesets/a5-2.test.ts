import { expect, it } from 'vitest'
import type { Item, Media, Picture } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { Element } from '../page/display-list.ts'
import { pt } from '../page/style.ts'
import { a5Two } from './a5-2.ts'
import { aboveHeads } from './magazine-head.ts'

const context = buildContext(countingCompiler(3.2), 'a5-2', { edited: true })
const { area } = context
const column = (area.width - 7) / 2
const upright = { width: 720, height: 960 }

const entry = (n: number, words: number, media: Media[] = []): Item =>
  buildItem({ id: `i${n}`, time: 1_614_560_400 + n * 90_000, text: '海'.repeat(words), media })
const photos = (name: string, count: number, picture: Partial<Picture>) =>
  Array.from({ length: count }, (_, n) => buildPhoto(`${name}${n}`, picture))
const pagesOf = (items: Item[]) => a5Two.typesetMonth(items, context).pages
const footOf = (places: readonly { y: number; h: number }[]) => Math.max(...places.map(({ y, h }) => y + h))

it('opens a month with a photo of a phone in the right column, beside its name and the entries that begin below that', () => {
  const [page] = pagesOf([
    entry(1, 150),
    entry(2, 60, photos('best', 2, upright)),
    entry(3, 150),
    entry(4, 150),
    entry(5, 150),
  ])
  const pictures = page?.elements.filter(({ kind, y }) => kind === 'image' && y < area.top + 1) ?? []
  expect(pictures).toMatchObject([{ x: expect.closeTo(column + 7, 5), w: expect.closeTo(column, 5) }])
  const name = page?.elements.find(element => element.kind === 'text' && element.heading === 1)
  expect(name).toMatchObject({ x: 0, runs: ['三月'] })
  const foot = footOf(pictures.flatMap(picture => (picture.kind === 'image' ? [picture] : [])))
  const below = page?.regions.filter(({ y }) => y > area.top + 1) ?? []
  const [left, right] = [below.filter(({ x }) => x < column), below.filter(({ x }) => x > column)]
  const sentence = page?.elements.find(element => element.kind === 'text' && element.style === 'pulled')
  const said = sentence?.kind === 'text' ? sentence.y + sentence.lines * 7.5 : area.top + 20
  expect(left[0]?.y).toBeGreaterThan(said)
  expect(left[0]?.y).toBeLessThan(Math.min(said + 12, foot))
  expect(right.length).toBeGreaterThan(0)
  for (const { y } of right) expect(y).toBeGreaterThan(foot + 4)
})

it('says the day once more in a row above photos that begin a page, without the rule of a head, and nothing else twice', () => {
  const pages = pagesOf([entry(1, 60, photos('album', 24, upright)), entry(2, 300), entry(3, 60)])
  const said = pages.flatMap(({ elements }) =>
    elements.flatMap(e => (e.kind === 'text' && e.runs[0] === '3.2（續）' ? [e] : [])),
  )
  expect(said.length).toBeGreaterThan(0)
  // the opener shows a picture of it, too
  for (const page of pages.slice(1))
    for (const x of [0, column + 7]) {
      const begun = page.regions.find(
        ({ y, x: left, w }) => left === x && w <= column + 1 && y < area.top + 8,
      )
      const mark = page.elements.find(e => e.kind === 'text' && e.x === x && e.runs[0] === '3.2（續）')
      const isRuled = page.elements.some(
        e => e.kind === 'rect' && e.x === x && Math.abs(e.w - column) < 1 && e.y < area.top + 1,
      )
      // a photo of a figure over both columns, which has its day at the left
      const isOverBoth = (r: { item: string; x: number; w: number }) =>
        r.item === begun?.item && r.x < column && r.x + r.w > column + 1
      if (x > 0 && page.regions.some(isOverBoth)) continue
      if (begun?.photo === undefined) expect(isRuled).toBe(begun !== undefined)
      if (begun?.item === 'i1' && begun.photo !== undefined) {
        expect(mark).toBeDefined()
        expect(isRuled).toBe(false)
        expect(mark?.y).toBeGreaterThan(area.top)
        expect(begun.y).toBeGreaterThan(area.top + area.rowMm)
      } else expect(mark).toBeUndefined()
    }
})

it('says the day once more above words that go on on the next page, and not in the next column', () => {
  const pages = pagesOf([entry(1, 1600), entry(2, 300), entry(3, 60)])
  const texts = pages.flatMap(({ elements }) => elements.flatMap(e => (e.kind === 'text' ? [e] : [])))
  const said = texts.filter(({ runs }) => runs[0] === '3.2（續）')
  const begun = texts.filter(({ continued }) => continued)
  expect(begun.some(({ x }) => x > column)).toBe(true)
  expect(begun.some(({ x }) => x < column)).toBe(true)
  expect(said.map(({ x }) => x)).toEqual(begun.flatMap(({ x }) => (x < column ? [0] : [])))
})

it('begins pages in one line, with a day or with small letters that go on with one', () => {
  const pages = pagesOf([entry(1, 1600), entry(2, 300), entry(3, 1600), entry(4, 300)])
  const begun = pages.slice(1).map(({ elements }) => {
    const tops = elements.flatMap(e => {
      const style = e.kind === 'text' && context.styles[e.style]
      return style ? [e.y + style.lineHeight / 2 - (style.size * pt) / 2] : []
    })
    return Math.min(...tops)
  })
  expect(begun.length).toBeGreaterThan(2)
  expect(Math.max(...begun) - Math.min(...begun)).toBeLessThan(1.2)
})

it('leaves a screen of a phone as wide as it can be read, however full its column is', () => {
  const chat = photos('chat', 1, { width: 540, height: 1170, kind: 'words' })
  const widths = Array.from({ length: 14 }, (_, n) =>
    pagesOf([entry(1, 200 + 40 * n), entry(2, 12, chat), entry(3, 200), entry(4, 150)]),
  ).flatMap(pages => pages.flatMap(({ regions }) => regions.filter(isPhotoOf('i2')).map(({ w }) => w)))
  expect(widths).toHaveLength(14)
  expect(Math.min(...widths)).toBeGreaterThan(25)
})

it('sets an emoji that is all that was said in the line of its day', () => {
  const [first] = photos('one', 1, { width: 960, height: 720 })
  const pages = pagesOf([{ ...entry(1, 0, first ? [first] : []), text: '☁️' }, entry(2, 200)])
  const texts = pages.flatMap(({ elements }) => elements.flatMap(e => (e.kind === 'text' ? [e] : [])))
  const sign = texts.filter(({ runs }) => runs.some(run => typeof run !== 'string'))
  const day = texts.find(({ style }) => style === 'day')
  expect(sign).toHaveLength(1)
  expect(Math.abs((sign[0]?.y ?? 0) - (day?.y ?? 0))).toBeLessThan(3)
  expect(sign[0]?.x).toBeGreaterThan(day?.x ?? 0)
})

it('leaves what white a column has at its foot: entries in it stand as far below each other', () => {
  const pages = pagesOf(Array.from({ length: 30 }, (_, n) => entry(n + 1, 60 + 30 * (n % 4))))
  const gaps = pages.flatMap(({ elements }) => {
    const words = elements.flatMap(e => (e.kind === 'text' && e.style === 'body' ? [e] : []))
    return rulesOf(elements).flatMap(rule => {
      const above = words.filter(({ x, y }) => x === rule.x && y < rule.y)
      return above.length > 0
        ? [rule.y - Math.max(...above.map(({ y, lines }) => y + lines * area.rowMm))]
        : []
    })
  })
  expect(gaps.length).toBeGreaterThan(10)
  // what stands over both columns is below the longer of them
  const apart = gaps.filter(gap => Math.abs(gap - area.rowMm + aboveHeads) > 0.01)
  expect(apart.length).toBeLessThan(gaps.length / 10)
  expect(Math.max(...gaps)).toBeLessThan(4 * area.rowMm)
})

it('draws the rule between the columns of a last page to where the shorter one ends', () => {
  const last = pagesOf([entry(1, 90), entry(2, 90), entry(3, 90), entry(4, 70)]).at(-1)
  const rule = last?.elements.flatMap(e => (e.kind === 'rect' && e.w < 0.2 ? [e] : []))
  const columns = Map.groupBy(last?.regions ?? [], ({ x }) => x > area.width / 2)
  const foot = Math.min(...[...columns.values()].map(footOf))
  expect(columns.size).toBe(2)
  expect(foot).toBeLessThan(area.top + area.height - 20)
  expect(footOf(rule ?? [])).toBeCloseTo(foot, 0)
})

it('begins the entries of the right column beside the name of a month without a picture', () => {
  const [page] = pagesOf([entry(1, 300), entry(2, 300), entry(3, 300)])
  const name = page?.elements.find(element => element.kind === 'text' && element.heading === 1)
  expect(name).toMatchObject({ x: 0, runs: ['三月'] })
  const [left, right] = [0, 1].map(n => page?.regions.filter(({ x }) => x > column === (n === 1)) ?? [])
  expect(left?.[0]?.y).toBeGreaterThan(area.top + 15)
  expect(right?.[0]?.y).toBe(area.top)
})

it('sets the days of small talk at the left of its lines, with their months', () => {
  const said = [1, 2, 3].map(n => buildItem({ id: `s${n}`, time: 1_614_560_400 + n * 90_000, text: '晚安' }))
  const texts = pagesOf([entry(4, 300), entry(5, 300), ...said])
    .flatMap(({ elements }) => elements)
    .flatMap(element => (element.kind === 'text' ? [element] : []))
  const words = texts.filter(({ runs }) => runs[0] === '晚安')
  expect(words).toHaveLength(3)
  for (const { x, y } of words) {
    const day = texts.find(other => other.style === 'meta' && Math.abs(other.y - y) < 3 && other.x < x)
    expect(day).toMatchObject({ x: x - 8, runs: [expect.stringMatching(/^3\.\d$/)] })
    expect(x % (column + 7)).toBeCloseTo(8, 5)
  }
})

const isPhotoOf = (id: string) => (region: { item: string; photo?: number }) =>
  region.item === id && region.photo !== undefined

const rulesOf = (elements: readonly Element[]) =>
  elements.flatMap(e => (e.kind === 'rect' && e.w > 40 && e.h < 1 ? [e] : []))

it('hangs the name of a month, its picture and the heads of its pages from one line', () => {
  const opened = pagesOf([
    entry(1, 300, photos('best', 4, upright)),
    entry(2, 60, photos('other', 2, upright)),
    entry(3, 300),
    entry(4, 300),
  ])
  const whole = Array.from({ length: 24 }, (_, n) => entry(n + 1, 60))
  const behind = pagesOf(whole).slice(1, 2)
  const lines = [...opened.slice(0, 1), ...behind].map(({ elements }) =>
    Math.min(...rulesOf(elements).map(({ y }) => y)),
  )
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toBeCloseTo(area.top - aboveHeads, 5)
  const picture = opened[0]?.elements.find(({ kind }) => kind === 'image')
  expect(picture?.y).toBeCloseTo(area.top - aboveHeads, 5)
})

it('opens some months with photos of an album over both columns, and leaves one beside its words', () => {
  const months = [2, 3, 4, 5, 6].map(count =>
    pagesOf([
      entry(1, 60, photos('best', 6, upright)),
      entry(2, 60, photos('album', 3, upright)),
      ...Array.from({ length: count }, (_, n) => entry(n + 3, 120)),
    ]).map(({ regions }) => regions.filter(({ photo }) => photo !== undefined)),
  )
  const platesOf = (pages: (typeof months)[number]) => pages[0]?.filter(({ y }) => y < area.top) ?? []
  const opened = months.find(pages => platesOf(pages).length > 1)
  const plate = platesOf(opened ?? [])
  expect(plate[0]?.x).toBeCloseTo(0, 5)
  expect(plate.every(({ opens }) => opens)).toBe(true)
  expect(Math.max(...plate.map(({ x, w }) => x + w))).toBeCloseTo(area.width, 1)
  const own = opened?.flat().filter(({ item }) => item === plate[0]?.item) ?? []
  expect(own.length).toBeGreaterThan(plate.length)
})

it('sets the day of a clipping below it with its month and weekday, clear of its edge', () => {
  const screen = { width: 540, height: 1170, kind: 'words' as const }
  const clippings = [5, 6].map(n => entry(n, 0, photos(`screen${n}`, 1, screen)))
  const pages = pagesOf([entry(1, 300), entry(2, 300), entry(3, 300), ...clippings])
  const elements = pages.flatMap(({ elements }) => elements)
  const pictures = elements.flatMap(e => (e.kind === 'image' ? [e] : []))
  expect(pictures).toHaveLength(2)
  for (const { x, y, h } of pictures) {
    const below = elements.flatMap(e =>
      e.kind === 'text' && e.y > y + h && e.y < y + h + 3 && e.x >= x - 0.1 && e.x < x + 10 ? [e] : [],
    )
    expect(below).toMatchObject([
      { style: 'mark', runs: [expect.stringMatching(/^3\.\d$/)] },
      { style: 'meta', runs: [expect.stringMatching(/^星期/)] },
    ])
  }
})

it.each([4, 5, 7, 10])(
  'sets an album of %i photos over both columns, flush at both edges, none of them a stamp',
  count => {
    const pages = pagesOf([
      entry(1, 150),
      entry(2, 60, photos('album', count, upright)),
      entry(3, 150),
      entry(4, 150),
    ])
    const shown = pages.map(({ regions }) => regions.filter(isPhotoOf('i2')).filter(({ y }) => y > area.top))
    for (const group of shown.filter(({ length }) => length > 1)) {
      expect(Math.min(...group.map(({ x }) => x))).toBeCloseTo(0, 1)
      expect(Math.max(...group.map(({ x, w }) => x + w))).toBeCloseTo(area.width, 1)
      for (const { w, h } of group) expect(Math.min(w, h)).toBeGreaterThan(21)
    }
    expect(shown.flat().length).toBeGreaterThanOrEqual(count - 4)
  },
)

it('keeps nearly all entries of a few lines and photos in one column, or over both', () => {
  const items = Array.from({ length: 16 }, (_, n) =>
    entry(n + 1, 30 + 40 * (n % 5), photos(`p${n}`, n % 4, upright)),
  )
  const pages = pagesOf(items)
  const parted = items.filter(({ id }) => {
    const places = pages.flatMap(({ regions }, page) => {
      const own = regions.filter(({ item, y }) => item === id && y >= area.top - 0.1)
      const isWide = own.some(({ w }) => w > column + 1)
      return own.map(({ x }) => (isWide ? `${page}` : `${page} ${x > column ? 'right' : 'left'}`))
    })
    return new Set(places).size > 1
  })
  expect(parted.length).toBeLessThanOrEqual(1)
})

it('says the name of an album of many words once, above them', () => {
  const album = { ...entry(2, 500, photos('album', 6, upright)), title: '畢業旅行', album: '畢業旅行' }
  const said = pagesOf([entry(1, 200), album, entry(3, 200)])
    .flatMap(({ elements }) => elements)
    .filter(element => element.kind === 'text' && element.runs.join('') === '畢業旅行')
  expect(said).toHaveLength(1)
})
