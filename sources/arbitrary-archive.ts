import fc from 'fast-check'
import type { Archive } from './archive/archive.ts'
import { memoryArchive } from './memory-archive.ts'

/** Archives of every shape, small and crowded: few times, few words and few files, so that much is there twice. For tests. */
export function arbitraryArchives(): fc.Arbitrary<Archive[]> {
  const file = fc
    .tuple(fc.constantFrom(...Object.keys(FILES)), fc.nat(2))
    .chain(([path, number]) =>
      contentOf(path).map(content => [path.replace('N', String(number)), content] as const),
    )
  const files = fc.array(file, { maxLength: 6 }).map(Object.fromEntries)
  return fc
    .array(files, { minLength: 1, maxLength: 3 })
    .map(archives => archives.map((contents, index) => memoryArchive(contents, `part-${index}.zip`)))
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, 0, '', [], {}, -1, true, 'x', 1e300, '\ud800'),
  fc.jsonValue({ maxDepth: 2 }),
)
const time = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom<unknown>(1500000000, 1500000060, 1500090000, 1600000000, '1500000000'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      0,
      -5,
      -62169958800,
      1500000000000,
      Number.MAX_SAFE_INTEGER,
      null,
      'x',
    ),
  },
)
const words = fc.constantFrom<unknown>(
  '',
  'Snow',
  'snow ',
  'caf\u00c3\u00a9',
  '@[1:2048:Ann]',
  'Hill\u0000\u202e',
  7,
  null,
)
const uri = fc.constantFrom<unknown>(
  ...[
    'posts/media/a/1.jpg',
    'posts/media/a/2.jpg',
    'your_facebook_activity/posts/media/a/1.jpg',
    'media/posts/202001/3.webp',
  ],
  ...[
    'media/posts/202001/17900000000000001.heic',
    'files/x.pdf',
    'x.srt',
    'videos/4.mp4',
    'noending',
    'https://cdn.example/5.jpg',
    '',
    9,
  ],
)

const some = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof({ weight: 12, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: junk })
const list = (item: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: fc.array(item, { maxLength: 3 }) }, { weight: 1, arbitrary: item })

const media = some({
  uri,
  creation_timestamp: time,
  title: words,
  description: words,
  media_metadata: fc.constantFrom<unknown>(
    {},
    { video_metadata: { exif_data: [{ taken_timestamp: -62169958800 }] } },
    3,
  ),
})
const place = some({ name: words, url: words, coordinate: fc.constant({ latitude: 0, longitude: 0 }) })
const entry = some({
  media,
  place,
  text: words,
  name: words,
  external_context: some({ url: words, name: words, source: words }),
  event: some({ name: words, start_timestamp: time, end_timestamp: time }),
  life_event: some({
    title: words,
    start_date: fc.constantFrom<unknown>({ year: 1999, month: 2, day: 3 }, { year: 1e9 }, 4),
  }),
  note: some({ title: words, text: words, media: list(media), tags: list(some({ name: words })) }),
  poll: some({ question: words, options: list(some({ option: words })) }),
})
const facebookPost = some({
  timestamp: time,
  title: words,
  data: list(some({ post: words, backdated_timestamp: time, comment: junk })),
  attachments: list(some({ data: list(entry) })),
  tags: list(some({ name: words })),
})
const labelValues = some({
  timestamp: time,
  media: list(media),
  label_values: list(
    some({
      label: words,
      value: fc.oneof(words, fc.constantFrom('true', 'false', 'https://a.example/1')),
      media: list(media),
    }),
  ),
})
const instagramPost = some({ media: list(media), title: words, creation_timestamp: time })
const album = some({
  name: words,
  description: words,
  photos: list(media),
  cover_photo: media,
  last_modified_timestamp: time,
})
const oldMedia = some({
  caption: words,
  path: uri,
  taken_at: fc.constantFrom<unknown>('2019-06-27T14:55:13', '2019-06-27T14:55:13+00:00', 5),
})
const page = fc.constantFrom<unknown>(
  '<section class="_a6-g"><div>Snow</div><div><img src="posts/media/a/1.jpg"></div><footer><div>Mar 11, 2023, 5:21 PM</div></footer></section>',
  '<section class="_a6-g"><div>Snow</div></section><section class="_a6-g"></section><p>',
)
const gramPage = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '<h2>Snow</h2>', '<h2>Rain</h2>'),
      fc.constantFrom('1', '2'),
      fc.constantFrom('Mar 11, 2023, 5:21 PM', 'Mar 12, 2023, 9:21 AM', 'Mar 12, 2023, 10:02 AM'),
    ),
    { maxLength: 3 },
  )
  .map(records =>
    records
      .map(
        ([heading, name, date]) =>
          `<div class="_a6-g">${heading}<div><img src="media/posts/202303/${name}.jpg"></div><div>${date}</div></div>`,
      )
      .join(''),
  )

const FILES: Record<string, fc.Arbitrary<unknown>> = {
  'posts/your_posts_N.json': fc.oneof(facebookPost, labelValues),
  'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_N.json': facebookPost,
  "this_profile's_activity_across_facebook/posts/profile_posts_N.json": facebookPost,
  'posts/album/N.json': album,
  'posts/your_uncategorized_photos.json': media,
  'posts/your_videos.json': media,
  'stories/archived_stories.json': facebookPost,
  'notes/notes.json': some({ title: words, text: words, media: list(media), created_timestamp: time }),
  'events/your_events.json': some({ name: words, start_timestamp: time }),
  'posts/your_posts_N.html': page,
  'posts/album/N.html': page,
  'media/posts_N.html': gramPage,
  'content/posts_N.json': fc.oneof(instagramPost, media),
  'your_instagram_activity/media/posts.json': labelValues,
  'content/stories.json': media,
  'media.json': oldMedia,
}

function contentOf(path: string): fc.Arbitrary<unknown> {
  const record = FILES[path] ?? junk
  if (path.endsWith('.html') || path.includes('/album/')) return record
  const key =
    path === 'media.json'
      ? fc.constantFrom('photos', 'videos', 'stories', 'direct')
      : fc.constantFrom('', 'posts_v2')
  const records = fc.array(
    fc.oneof(
      { weight: 15, arbitrary: record.map(value => JSON.stringify(value)) },
      { weight: 1, arbitrary: BROKEN },
    ),
    {
      maxLength: 8,
    },
  )
  return fc.tuple(records, key, fc.constantFrom('', '', '', ',{"cut":"')).map(([texts, name, tail]) => {
    const body = `[${texts.join(',')}${tail}`
    if (tail !== '') return body
    return name === '' ? `${body}]` : `{"${name}":${body}]}`
  })
}

const BROKEN = fc.constantFrom('oops', '{"a":oops}', '{"a":[}', '{"a":"x', '}', 'null')
