import fc from 'fast-check'
import { overlappingBomb, type RawEntry } from '../hostile-zips.ts'

/** How input attacks whoever reads it: by its shape, or by its size. */
export const kinds = ['nested', 'wide', 'long', 'many', 'huge', 'tiny-but-huge'] as const
export type Kind = (typeof kinds)[number]

export interface HostileArchive {
  what: string
  /** Beside something good in `goodTexts`, where `bytes` is absent. */
  entries: RawEntry[]
  /** The whole file, where it is no list of entries. */
  bytes?: Buffer
  /** What may become of it: why the import failed, or reasons in the receipt, of which there is one at least; `taken`: or none. */
  ends: string[]
}

/** What stands in each archive beside the attack. */
export const goodTexts = ['早安', '晚安']

/** Archives of each kind, about `size` times as large as the least that is worth trying. */
export function hostileArchives(size: number): Record<Kind, fc.Arbitrary<HostileArchive>> {
  const upTo = (most: number) => fc.integer({ min: Math.ceil((most * size) / 2), max: most * size })
  return {
    nested: fc.oneof(
      fc
        .tuple(upTo(20_000), fc.array(fc.constantFrom('[', '{"a":'), { minLength: 1, maxLength: 5 }))
        .map(([depth, pattern]) => {
          const opening = Array.from({ length: depth }, (_, at) => pattern[at % pattern.length] ?? '[')
          const closing = opening.toReversed().map(bracket => (bracket === '[' ? ']' : '}'))
          const value = `${opening.join('')}1${closing.join('')}`
          return json(`lists ${depth} deep`, `[{"timestamp":1600000000,"data":${value}}]`, ['too-deep'])
        }),
      upTo(20_000).map(depth =>
        json(`${depth} lists that do not end`, `[{"data":${'['.repeat(depth)}`, [
          'too-deep',
          'broken-record',
        ]),
      ),
      fc
        .tuple(upTo(20_000), fc.array(fc.constantFrom('div', 'a', 'b', 'p', 'table', 'li'), { minLength: 1 }))
        .map(([depth, names]) =>
          page(
            `elements ${depth} deep`,
            tagged(depth, names, name => `<${name}>`),
            ['too-deep', 'taken'],
          ),
        ),
    ),
    wide: fc.oneof(
      upTo(10_000).map(count =>
        json(`${count} keys`, `[{"timestamp":1600000000,${keys(count)},"data":[{"post":"wide"}]}]`, [
          'taken',
        ]),
      ),
      upTo(500).map(count =>
        json(`a post of ${count} photos that are not there`, post('wide', photos(count)), ['file-missing']),
      ),
      upTo(10_000).map(count =>
        page(`${count} elements beside each other`, entry('<i>x</i>'.repeat(count)), ['taken']),
      ),
      upTo(10_000).map(count =>
        page(`${count} attributes`, entry(`<i ${tagged(count, ['x'], (_, at) => `a${at}="1" `)}>x</i>`), [
          'taken',
        ]),
      ),
    ),
    long: fc.oneof(
      upTo(100_000).map(count => json(`a word of ${count} letters`, post('長'.repeat(count)), ['taken'])),
      upTo(100_000).map(count =>
        json(`a name of ${count} letters`, `[{"${'a'.repeat(count)}":1,${post('x').slice(2)}`, ['taken']),
      ),
      upTo(100_000).map(count =>
        json(`an address of ${count} letters`, post('x', [`${'a/'.repeat(count / 2)}.jpg`]), [
          'file-missing',
        ]),
      ),
      upTo(100_000).map(count =>
        page(`a page with a word of ${count} letters`, entry('x'.repeat(count)), ['taken']),
      ),
      upTo(100_000).map(count => json(`${count} blanks`, `[${' '.repeat(count)}]`, ['taken'])),
    ),
    many: fc.oneof(
      upTo(1000).map(count =>
        json(`${count} posts`, `[${tagged(count, [''], (_, at) => oneOf(at))}0]`, ['broken-record']),
      ),
      upTo(1000).map(count => json(`${count} broken records`, `[${'0,'.repeat(count)}0]`, ['broken-record'])),
      upTo(2000).map(count =>
        json(`a post that names ${count} photos`, post('x', photos(count)), ['file-missing']),
      ),
      upTo(200).map(count => ({
        what: `${count} files`,
        entries: [
          ...Array.from({ length: count }, (_, at) => ({
            name: `${folder}/your_posts__${at + 10}.json`,
            data: Buffer.from(`[${oneOf(at)}0]`),
          })),
          good('json'),
        ],
        ends: ['broken-record'],
      })),
      upTo(1000).map(count =>
        page(`${count} entries`, entry('x').repeat(count), ['taken', 'same-item', 'broken-record']),
      ),
    ),
    huge: fc
      .constantFrom('record', ...(size > 1 ? (['page'] as const) : []))
      .map(form =>
        form === 'record'
          ? json('a record of 34 MB', post(mixed(34_000_000)), ['broken-record'])
          : page('a page of 70 MB', entry(mixed(70_000_000)), ['broken-record', 'too-costly']),
      ),
    'tiny-but-huge': fc.oneof(
      fc
        .constantFrom(' ', '0', '[', '<')
        .map(letter => json(`17 MB of ${letter}`, letter.repeat(17_000_000), ['zip-bomb'])),
      fc.integer({ min: 2, max: 40 }).map(count => ({
        what: `${count} files that lie over each other`,
        entries: [],
        bytes: overlappingBomb(count, 100_000),
        ends: ['zip-bomb', 'overlapping-entries'],
      })),
      fc.integer({ min: 1, max: 1000 }).map(declared => ({
        ...json(`a file of 5 MB that says ${declared} bytes`, '', ['broken-record']),
        entries: [{ ...attack('json', post('x'.repeat(5_000_000))), size: declared }, good('json')],
      })),
    ),
  }
}

const folder = 'your_facebook_activity/posts'

const oneOf = (at: number) => `{"timestamp":${1_500_000_000 + at * 60},"data":[{"post":"${at}"}]},`
const keys = (count: number) => tagged(count, [''], (_, at) => `"k${at}":${at},`).slice(0, -1)
const photos = (count: number) => Array.from({ length: count }, (_, at) => `${folder}/media/${at}.jpg`)

function tagged(count: number, names: readonly string[], text: (name: string, at: number) => string): string {
  return Array.from({ length: count }, (_, at) => text(names[at % names.length] ?? '', at)).join('')
}

function post(text: string, uris: readonly string[] = []): string {
  const attachments = [{ data: uris.map(uri => ({ media: { uri } })) }]
  return JSON.stringify([{ timestamp: 1_600_500_000, data: [{ post: text }], attachments }])
}

/** Letters that pack some 50 to 1, as a text may. */
function mixed(letters: number): string {
  const parts = Array.from({ length: letters / 200 }, (_, at) => `${at} ${'lorem ipsum '.repeat(20)}`)
  return parts.join('').slice(0, letters)
}

const entry = (content: string) =>
  `<div class="_a6-g"><div><div>${content}</div></div><div>Mar 11, 2023, 5:21 PM</div></div>`
const document = (body: string) => `<html><body><main>${body}</main></body></html>`

/** Pages are read where the archive has no JSON of the same network: what is good has the form of what is not. */
function good(form: 'json' | 'html'): RawEntry {
  const posts = goodTexts.map((text, at) => ({
    timestamp: 1_610_000_000 + at * 90_000,
    data: [{ post: text }],
  }))
  const content = form === 'json' ? JSON.stringify(posts) : document(goodTexts.map(entry).join(''))
  return { name: `${folder}/your_posts_2.${form}`, data: Buffer.from(content) }
}

function attack(form: 'json' | 'html', text: string): RawEntry {
  return { name: `${folder}/your_posts_1.${form}`, method: 8, data: Buffer.from(text) }
}

function json(what: string, text: string, ends: string[]): HostileArchive {
  return { what, entries: [attack('json', text), good('json')], ends }
}

function page(what: string, body: string, ends: string[]): HostileArchive {
  return { what, entries: [attack('html', document(body)), good('html')], ends }
}
