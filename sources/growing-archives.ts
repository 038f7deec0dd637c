// Contents of archives that grow, each in another direction. For tests.

const TIME = 1_600_000_000

/** What a record is made of, whatever its shape. */
interface Parts {
  time: number
  text: string
  uris: readonly string[]
  names: readonly string[]
}

const media = (uri: string, index: number) => ({
  uri,
  creation_timestamp: TIME + index,
  title: `t${index}`,
  description: `d${index}`,
})

const facebookPost = ({ time, text, uris, names }: Parts) => ({
  timestamp: time,
  data: [{ post: text }],
  attachments: [{ data: uris.map((uri, index) => ({ media: media(uri, index) })) }],
  tags: names.map(name => ({ name })),
})
const labelValues = ({ time, text, uris, names }: Parts) => ({
  timestamp: time,
  media: uris.map(media),
  label_values: [
    { label: 'Text', value: text },
    ...names.map(name => ({ dict: [{ label: 'Name', value: name }] })),
  ],
})
const instagramPost = ({ time, text, uris }: Parts) => ({
  creation_timestamp: time,
  title: text,
  media: uris.map(media),
})
const note = ({ time, text, uris, names }: Parts) => ({
  created_timestamp: time,
  title: 'Note',
  text,
  media: uris.map(media),
  tags: names.map(name => ({ name })),
})
const ownEvent = ({ time, text }: Parts) => ({ name: text, start_timestamp: time, description: text })
const loose = ({ time, text, uris: [uri = 'a.jpg'] }: Parts) => ({
  uri,
  creation_timestamp: time,
  description: text,
})
const oldMedia = ({ time, text, uris: [path = 'a.jpg'] }: Parts) => ({
  taken_at: new Date(time * 1000).toISOString().slice(0, 19),
  caption: text,
  path,
})
const album = ({ time, text, uris }: Parts) => ({
  name: 'Album',
  description: text,
  last_modified_timestamp: time,
  photos: uris.map(media),
})

/** A file of each reader of JSON, with the shape of its records; `media.json` has a list under a key, an album is one record. */
export const JSON_FILES: readonly (readonly [path: string, shape: (parts: Parts) => object])[] = [
  ['posts/your_posts_1.json', facebookPost],
  ['posts/group_posts_and_comments.json', labelValues],
  ['posts/album/0.json', album],
  ['posts/your_uncategorized_photos.json', loose],
  ['posts/check-ins.json', facebookPost],
  ['stories/archived_stories.json', facebookPost],
  ['notes/your_notes.json', note],
  ['events/your_events.json', ownEvent],
  ['media/posts_1.json', instagramPost],
  ['media/reels.json', labelValues],
  ['media/stories.json', instagramPost],
  ['media/profile_photos.json', loose],
  ['media.json', oldMedia],
]

const parts = (more: Partial<Parts>): Parts => ({ time: TIME, text: 'Snow', uris: [], names: [], ...more })
const many = <T>(n: number, of: (index: number) => T): T[] =>
  Array.from({ length: n }, (_, index) => of(index))
const photo = (index: number) => `posts/media/a/${index}.jpg`

/** A file of `n` records, or one of n times its size, each growing in another way. */
export const JSON_GROWTH: Record<string, (n: number, shape: (parts: Parts) => object) => string> = {
  'many records': (n, shape) =>
    list(many(n, i => shape(parts({ time: TIME + i * 9000, text: `Snow ${i}` })))),
  'many equal records': (n, shape) => list(many(n, () => shape(parts({ uris: [photo(1)] })))),
  'many nearly equal records': (n, shape) =>
    list(many(n, i => shape(parts({ time: TIME + i, uris: [photo(i % 7)] })))),
  'a long text': (n, shape) => list([shape(parts({ text: 'snow 雪 '.repeat(n) }))]),
  'a long word': (n, shape) => list([shape(parts({ text: '雪'.repeat(9 * n) }))]),
  'marks on one letter': (n, shape) => list([shape(parts({ text: `a${'\u0301\u0323'.repeat(n)}` }))]),
  'direction marks': (n, shape) =>
    list([shape(parts({ text: `${'\u202a'.repeat(n)}${'\u2069'.repeat(n)}` }))]),
  'mojibake and mentions': (n, shape) =>
    list([shape(parts({ text: '\u00e9\u009b\u00aa @[1:2 @[1:'.repeat(n) }))]),
  'many photos in a record': (n, shape) => list([shape(parts({ uris: many(n, photo) }))]),
  'one photo often in a record': (n, shape) => list([shape(parts({ uris: many(n, () => photo(1)) }))]),
  'a long name of a photo': (n, shape) => list([shape(parts({ uris: [`${'?'.repeat(n)}\nx`] }))]),
  'many people in a record': (n, shape) => list([shape(parts({ names: many(n, i => `Ann ${i}`) }))]),
  'many keys': (n, shape) =>
    list([{ ...shape(parts({})), ...Object.fromEntries(many(n, i => [`k${i}`, i])) }]),
  'nested and closed': (n, shape) =>
    `[${JSON.stringify(shape(parts({})))},${'[{"a":'.repeat(n)}1${'}]'.repeat(n)}]`,
  'nested and open': (n, shape) => `[${JSON.stringify(shape(parts({})))},${'[{"a":'.repeat(n)}`,
  'records that are not closed': n => `[${'{"timestamp":1,"data":[{"post":"x"},'.repeat(n)}`,
  'records that are broken': n => `[${'{"timestamp":1,"data":oops},'.repeat(n)}`,
  'braces that close nothing': n => `[${'}'.repeat(n)}`,
  'one string without end': n => `[{"timestamp":1,"x":"${'\\"'.repeat(n)}`,
}

const list = (records: readonly object[]): string => JSON.stringify(records)

/** Posts with many attachments of a kind, which only Facebook has. */
export const ATTACHMENT_GROWTH: Record<string, (n: number) => string> = {
  ...Object.fromEntries(
    Object.entries<(index: number) => object>({
      notes: (i: number) => ({ note: { title: `t${i}`, text: `text ${i}`, tags: [{ name: `Ann ${i}` }] } }),
      events: (i: number) => ({ event: { name: `e${i}`, description: `text ${i}`, start_timestamp: TIME } }),
      'life events': (i: number) => ({ life_event: { title: `e${i}`, description: `${i}` } }),
      polls: (i: number) => ({ poll: { question: `q${i}`, options: [{ option: `${i}` }] } }),
      places: (i: number) => ({ place: { name: `p${i}`, url: 'x' } }),
      links: (i: number) => ({ external_context: { url: `https://a.example/${i}`, name: `${i}` } }),
      words: (i: number) => ({ text: `words ${i}`, name: `somebody ${i}` }),
    }).map(([name, entry]) => [
      `many ${name} in a post`,
      (n: number) => list([{ timestamp: TIME, attachments: [{ data: many(n, entry) }] }]),
    ]),
  ),
  'many texts in a post': n => list([{ timestamp: TIME, data: many(n, i => ({ post: `words ${i}` })) }]),
  'values in values': n =>
    list([
      { timestamp: TIME, label_values: many(n, i => nestedValues(i % 40, { value: `${i}`, uri: photo(i) })) },
    ]),
}

function nestedValues(depth: number, inner: object): object {
  return depth === 0 ? inner : { dict: [nestedValues(depth - 1, inner)] }
}

const DATE = 'Mar 11, 2023, 5:21 PM'
const record = (content: string) =>
  `<section class="_a6-g"><div>${content}</div><footer><div>${DATE}</div></footer></section>`

/** Pages that grow, in the shape of Facebook's. */
export const PAGE_GROWTH: Record<string, (n: number) => string> = {
  'elements in elements': n => '<div>'.repeat(n),
  'elements in elements, closed': n => `${'<div>'.repeat(n)}x${'</div>'.repeat(n)}`,
  'links in links': n => '<a href="https://a.example/"><b>x'.repeat(n),
  'misnested tags': n => '<a><b></a></b>'.repeat(n),
  'closing tags that open nothing': n => `${'<div>'.repeat(n)}${'</i></p>'.repeat(n)}`,
  'tables in tables': n => '<table><tr><td>'.repeat(n),
  'lists in svg': n => '<svg><desc><p>'.repeat(n),
  'marked boxes in boxes': n => '<div class="_a6-g">'.repeat(n),
  'sections in sections': n => '<section>x'.repeat(n),
  'many records': n => record('Snow').repeat(n),
  'a record of many paragraphs': n => record(many(n, i => `<p>Snow ${i}</p>`).join('')),
  'a record of many equal paragraphs': n => record('<p>Snow</p>'.repeat(n)),
  'a record of many pictures': n => record(many(n, i => `<img src="${photo(i)}"><p>c${i}</p>`).join('')),
  'a record of one picture often': n => record(`<img src="${photo(1)}">`.repeat(n)),
  'a record of many videos in videos': n => record(many(n, i => `<video><source src="${i}.mp4">`).join('')),
  'a record of many links': n =>
    record(many(n, i => `<a href="https://a.example/${i}">l${i}</a><p>${i}</p>`).join('')),
  'a record of many files': n => record(many(n, i => `<a href="files/${i}.pdf">f</a>`).join('')),
  'links that hold much': n =>
    record(`${'<a href="https://a.example/"><b>'.repeat(200)}${'<p>x</p>'.repeat(n)}`),
  'deep, then wide': n => record(`${'<div>'.repeat(200)}${'<i><b>x</b></i><p>y</p>'.repeat(n)}`),
  'deep and wide, without marks': n =>
    `${'<div>'.repeat(200)}${`<div><i>x</i><p>${DATE}</p></div>`.repeat(n)}`,
  'inline in inline, without marks': n => `<div>${`<i><b>${'<u>'.repeat(20)}${DATE}`.repeat(n)}`,
  'a long text': n => record('Snow 雪 '.repeat(n)),
  'blanks and breaks': n => record(' <br> \n\t<br>'.repeat(n)),
  'many attributes': n => record(`<p ${many(n, i => `a${i}=${i}`).join(' ')}>Snow</p>`),
  'a long class': n => `<div class="${'_a6-g '.repeat(n)}">x</div>`,
  'tags that are not closed': n => '<p <i <b '.repeat(n),
  'comments that are not closed': n => '<!-- <!-- '.repeat(n),
  entities: n => record('&amp;&ampamp;&#x1F600;&nope'.repeat(n)),
}
