import { expect, test } from 'vitest'
import type { Item, Media } from '#domain/books/item'
import { namesOf } from '#domain/catalogue/names-of'
import { deeper, isDeep } from '../../tests/depth.ts'
import { growthOf, MOST_GROWTH } from '../../tests/growth.ts'
import type { Compiler } from '../engine/compiler.ts'
import { areaFor } from '../page/geometry.ts'
import { profiles } from '../printers/profiles.ts'
import { bookWords } from '../text/book-words.ts'
import { LONGEST_PARAGRAPH } from '../text/cut-long-paragraphs.ts'
import type { TypesetContext } from './context.ts'
import { giftMonth } from './gift/gift-month.ts'
import { giftStyles } from './gift/gift-styles.ts'
import { typesets } from './typesets.ts'

// Takes long: each kind of input is laid out at two sizes, several times.

/** As many lines as there are letters, roughly; how long the engine takes for that is not measured here. */
const compiler: Compiler = {
  countLines: (_, wants) => wants.map(({ runs, width }) => Math.ceil(lettersOf(runs) / (width / 3))),
  split: (_, wants) =>
    wants.map(({ units, parts, width }) => {
      let end = 0
      return parts.map(lines => {
        end = Math.min(units.length, end + Math.ceil((lines * width) / 3))
        return end
      })
    }),
  naturalWidths: (_, wants) => wants.map(({ runs }) => lettersOf(runs) * 3),
  pdf: () => Buffer.alloc(0),
  svg: () => '',
  forget: () => undefined,
}

const lettersOf = (runs: Parameters<Compiler['countLines']>[1][number]['runs']) =>
  runs.reduce((sum, run) => sum + (typeof run === 'string' ? run : run.emoji).length, 0)

function typesetAll(typeset: keyof typeof typesets, items: Item[]) {
  return typesets[typeset].typesetMonth(items, contextOf(typeset)).pages
}

function contextOf(typeset: keyof typeof typesets): TypesetContext {
  const design = typesets[typeset]
  return {
    month: '202009',
    area: areaFor(design, profiles.house, 'paperback'),
    styles: { ...giftStyles(design), ...design.styles },
    locale: 'zh-tw',
    words: bookWords('zh-tw'),
    timeZone: 'Asia/Taipei',
    compiler,
    missing: new Set(),
    edited: false,
    pxPerMm: 240 / 25.4,
    alonePxPerMm: 180 / 25.4,
    openerPxPerMm: 150 / 25.4,
  }
}

const origin = { archive: 'a.zip', path: 'posts/your_posts_1.json' }
const item = (more: Partial<Item>): Item => ({
  ...{ id: 'id', source: 'facebook', kind: 'post', text: '', media: [], people: [], links: [], origin },
  time: 1_600_000_000,
  ...more,
})
const many = <T>(n: number, of: (index: number) => T): T[] =>
  Array.from({ length: n }, (_, index) => of(index))
const photo = (index: number, more: Partial<Media> = {}): Media => ({
  kind: 'photo',
  uri: `${index}.jpg`,
  origin,
  picture: { sha256: `${index}`, width: 1200, height: 800 + (index % 7) * 100 },
  ...more,
})
const saying = (text: string) => [item({ text })]

const kinds: Record<string, (n: number) => Item[]> = {
  'one word': n => saying('x'.repeat(20 * n)),
  'one word of Arabic': n => saying('ش'.repeat(20 * n)),
  'Chinese without points': n => saying('雪'.repeat(20 * n)),
  'a row of points': n => saying('」'.repeat(20 * n)),
  'a row of signs': n => saying('!'.repeat(20 * n)),
  emoji: n => saying('😀'.repeat(5 * n)),
  'joined letters': n => saying(`क${'\u200dष'.repeat(10 * n)}`),
  'marks on one letter': n => saying(`a${'\u0301\u0323'.repeat(10 * n)}`),
  'letters that no font has': n => saying('\u{10380}'.repeat(5 * n)),
  blanks: n => [item({ title: `a${' '.repeat(20 * n)}b`, text: `a${' '.repeat(20 * n)}b` })],
  'line breaks': n => saying('a\n'.repeat(n)),
  paragraphs: n => saying(many(n, i => `今天下雪${i}。`).join('\n')),
  hashtags: n => saying('#雪 '.repeat(5 * n)),
  addresses: n => saying('https://a.example/1?b=c '.repeat(2 * n)),
  'a title': n => [item({ title: 'x'.repeat(20 * n) })],
  'a place': n => [item({ place: { name: '雪'.repeat(20 * n) } })],
  'a quotation of many lines': n => [item({ quote: { text: many(n, i => `q${i}`).join('\n') } })],
  links: n => [item({ text: 'x '.repeat(5 * n), links: many(n, i => ({ url: `https://a.example/${i}` })) })],
  people: n => [item({ people: many(n, i => `Ann ${i}`) })],
  options: n => [item({ kind: 'poll', poll: { question: '?'.repeat(n), options: many(n, i => `o${i}`) } })],
  photos: n => [item({ media: many(n, i => photo(i)) })],
  'large photos': n => [item({ media: many(n, i => photo(i, { size: 'large' })) })],
  'a caption': n => [item({ media: [photo(1, { caption: '雪'.repeat(20 * n) })] })],
  captions: n => [item({ media: many(n, i => photo(i, { caption: `c${i}` })) })],
  posts: n =>
    many(n, i => item({ id: `${i}`, time: 1_600_000_000 + i, text: '今天下雪。'.repeat(1 + (i % 9)) })),
}

let runs = 0
/** The same with photos of other sizes each time: groups that were composed before are remembered. */
function unseen(items: Item[]): Item[] {
  runs += 1
  return items.map(given => ({ ...given, media: given.media.map(wider) }))
}
const wider = ({ picture, ...media }: Media): Media =>
  picture ? { ...media, picture: { ...picture, width: picture.width + runs } } : media

// every kind in one typeset, each in another, and the longest in all; all in all of them in the deep run
const names = namesOf(typesets)
const cases = Object.entries(kinds).flatMap(([kind, items], index) =>
  names.filter((_, at) => isDeep || at === index % names.length).map(typeset => ({ kind, typeset, items })),
)

test.each(cases)(
  '$kind in $typeset: laying it out takes no longer than its size',
  deeper,
  async ({ typeset, items }) => {
    const grown = await growthOf({ input: items, work: given => typesetAll(typeset, unseen(given)) })
    expect(grown.growth, JSON.stringify(grown)).toBeLessThan(MOST_GROWTH)
  },
)

test.each(cases.filter(({ kind }) => isDeep || kind === 'paragraphs'))(
  '$kind in $typeset: an entry with spreads of its own takes no longer than its size',
  deeper,
  async ({ typeset, items }) => {
    const look = typesets[typeset].gift
    const work = (given: Item[]) => giftMonth(unseen(given), { ...contextOf(typeset), edited: true }, look)
    const grown = await growthOf({ input: items, work })
    expect(grown.growth, JSON.stringify(grown)).toBeLessThan(MOST_GROWTH)
  },
)

const worded = new Set(['title', 'body', 'caption', 'small'])

test.each(names)(
  'in %s no paragraph is longer than the engine sets at once, and nothing is left out',
  typeset => {
    const words = many(3000, i => `今天下雪${i}，很安靜`).join('')
    const long = [
      item({ title: words, text: words, quote: { text: words }, media: [photo(1, { caption: words })] }),
    ]
    const texts = typesetAll(typeset, long).flatMap(({ elements }) =>
      elements.flatMap(element =>
        element.kind === 'text' && worded.has(element.style) ? [element.runs.join('')] : [],
      ),
    )
    expect(Math.max(...texts.map(text => text.length))).toBeLessThanOrEqual(LONGEST_PARAGRAPH)
    const printed = texts.join('').replace(/[\s\u2060]/g, '')
    expect(printed.split(words).length - 1).toBe(4)
  },
)
