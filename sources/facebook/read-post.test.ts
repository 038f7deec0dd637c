import { expect, test } from 'vitest'
import type { ParsedRecord } from '../parsed-record.ts'
import { readFacebookPost } from './read-post.ts'

const origin = { archive: 'a.zip', path: 'posts/your_posts_1.json', index: 3 }
const read = (record: unknown): ParsedRecord => {
  const [parsed] = readFacebookPost(record, 'post', origin)
  if (!parsed) throw new Error('nothing found')
  return parsed
}
/** What is not empty, without origin and time. */
const filled = (record: unknown) => {
  const { origin: _, time: __, draft, ...parsed } = read(record)
  const full = Object.entries(parsed).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries([...full, ...(draft ? [['draft', true]] : [])])
}
const attached = (...entries: unknown[]) => ({ timestamp: 1, attachments: [{ data: entries }] })

test('the words are those of data.post; the title is a sentence about the activity', () => {
  expect(
    filled({
      timestamp: 1,
      title: 'Ann updated her status.',
      data: [{ post: 'Snow' }, { update_timestamp: 2 }, {}],
    }),
  ).toEqual({
    kind: 'post',
    text: 'Snow',
  })
})

test('a title and nothing else says nothing', () => {
  expect(filled({ timestamp: 1, title: 'Ann shared a memory.' })).toEqual({ kind: 'post' })
})

test.each([
  ['the backdated time', { timestamp: 5, data: [{ backdated_timestamp: -86400 }] }, -86400],
  ['the time as text', { timestamp: '1500000000' }, 1500000000],
  ['milliseconds', { timestamp: 1500000000000 }, 1500000000],
  [
    'the time of the photo',
    { attachments: [{ data: [{ media: { uri: 'a.jpg', creation_timestamp: 7 } }] }] },
    7,
  ],
  ['no time', { timestamp: -62169958800 }, undefined],
  ['an unknown time', { timestamp: 0 }, undefined],
])('dated by %s', (_, record, time) => expect(read(record).time).toBe(time))

test('of two places the one with an address on the web, and 0,0 is nowhere', () => {
  const plain = { place: { name: 'Harbour', coordinate: { latitude: 25.13, longitude: 121.74 } } }
  const linked = {
    place: {
      name: 'Harbour',
      coordinate: { latitude: 0, longitude: 0 },
      address: '1 Quay',
      url: 'https://x.example',
    },
  }
  const better = { kind: 'check-in', place: { name: 'Harbour', address: '1 Quay' } }
  expect(filled(attached(plain, linked))).toEqual(better)
  expect(filled(attached(linked, plain))).toEqual(better)
  expect(filled(attached(plain))).toEqual({
    kind: 'check-in',
    place: { name: 'Harbour', latitude: 25.13, longitude: 121.74 },
  })
})

test('a link, and a shared post, which is one without an address', () => {
  expect(
    filled(
      attached({
        external_context: { url: 'https://snow.example/1', name: 'Snow news', source: 'The Snow' },
      }),
    ),
  ).toEqual({
    kind: 'post',
    links: [{ url: 'https://snow.example/1', title: 'Snow news', site: 'The Snow' }],
  })
  expect(
    filled(attached({ external_context: { url: '', name: 'What a day', source: 'Ben Example' } })),
  ).toEqual({
    kind: 'post',
    quote: { text: 'What a day', author: 'Ben Example' },
  })
})

test('a picture that an archive has beside a link is a photo of its entry', () => {
  const link = { url: 'https://snow.example/1', name: 'Snow news' }
  expect(filled(attached({ external_context: link }, { media: { uri: 'photos/1.jpg' } }))).toMatchObject({
    links: [{ url: 'https://snow.example/1', title: 'Snow news' }],
    media: [{ uri: 'photos/1.jpg' }],
  })
})

test('attached words are somebody else’s beside own words, and own where there are none', () => {
  expect(filled({ ...attached({ text: 'Theirs' }), data: [{ post: 'Mine' }] })).toEqual({
    kind: 'post',
    text: 'Mine',
    quote: { text: 'Theirs' },
  })
  expect(filled(attached({ text: 'Mine' }))).toEqual({ kind: 'post', text: 'Mine' })
})

test('a life event is dated by its start', () => {
  const record = attached({
    life_event: {
      title: 'Moved to Keelung',
      start_date: { year: 2011, month: 5, day: 4 },
      place: { name: 'Keelung' },
    },
  })
  expect(filled(record)).toEqual({
    kind: 'life-event',
    title: 'Moved to Keelung',
    place: { name: 'Keelung' },
  })
  expect(read(record).time).toBe(Date.UTC(2011, 4, 4, 12) / 1000)
})

test('event, note and poll', () => {
  expect(filled(attached({ event: { name: 'Picnic', start_timestamp: 100, end_timestamp: 0 } }))).toEqual({
    kind: 'event',
    title: 'Picnic',
    event: { start: 100 },
  })
  expect(
    filled(
      attached({
        note: { title: 'On snow', text: 'Long\r\nwords', media: [{ uri: 'n.jpg' }], tags: [{ name: 'Ben' }] },
      }),
    ),
  ).toEqual({
    kind: 'note',
    title: 'On snow',
    text: 'Long\nwords',
    media: [{ kind: 'photo', uri: 'n.jpg', origin }],
    people: ['Ben'],
  })
  expect(
    filled(
      attached({
        poll: { question: 'Tea?', options: [{ option: 'Yes', voters: [] }, { option: 'No' }, {}] },
      }),
    ),
  ).toEqual({
    kind: 'poll',
    poll: { question: 'Tea?', options: ['Yes', 'No'] },
  })
})

test('media: photos, videos with and without ending, other files, no files', () => {
  const parsed = read(
    attached(
      {
        media: {
          uri: 'a/1.jpg',
          title: 'Timeline photos',
          description: 'The hill',
          media_metadata: { photo_metadata: { exif_data: [{ taken_timestamp: 99 }] } },
        },
      },
      { media: { uri: 'a/2.mp4' } },
      { media: { uri: 'a/3', media_metadata: { video_metadata: { exif_data: [{ upload_ip: '::1' }] } } } },
      { media: { uri: 'files/x.pdf' } },
      { media: { uri: 'https://cdn.example/4.jpg?x=1' } },
      { media: {} },
    ),
  )
  expect(parsed.media).toEqual([
    { kind: 'photo', uri: 'a/1.jpg', caption: 'The hill', time: 99, origin },
    { kind: 'video', uri: 'a/2.mp4', origin },
    { kind: 'video', uri: 'a/3', origin },
    { kind: 'photo', uri: 'https://cdn.example/4.jpg?x=1', origin },
  ])
  expect(parsed.otherFiles).toEqual(['files/x.pdf'])
})

test('garbage in the time when a photo was taken gives way to when it was put up', () => {
  for (const taken_timestamp of [0, -62169958800, 'x']) {
    const media = {
      uri: 'a.jpg',
      creation_timestamp: 50,
      media_metadata: { photo_metadata: { exif_data: [{ taken_timestamp }] } },
    }
    expect(read(attached({ media })).media[0]?.time).toBe(50)
  }
  const old = {
    uri: 'a.jpg',
    media_metadata: { photo_metadata: { exif_data: [{ taken_timestamp: -1000 }] } },
  }
  expect(read(attached({ media: old })).media[0]?.time).toBe(-1000)
})

test('people are tagged, and mentions are names', () => {
  expect(
    filled({
      timestamp: 1,
      data: [{ post: 'With @[100:2048:Ben Example]!' }],
      tags: [{ name: 'Ben Example' }, 'Cy', {}],
    }),
  ).toEqual({
    kind: 'post',
    text: 'With Ben Example!',
    people: ['Ben Example', 'Cy'],
  })
})

test('a loose photo, and a comment, which is none', () => {
  expect(filled({ uri: 'u/1.jpg', creation_timestamp: 8, description: 'Hill' })).toEqual({
    kind: 'photos',
    media: [{ kind: 'photo', uri: 'u/1.jpg', caption: 'Hill', time: 8, origin }],
  })
  expect(
    readFacebookPost(
      { timestamp: 1, data: [{ comment: { comment: 'Nice', author: 'Ann' } }] },
      'post',
      origin,
    ),
  ).toEqual([])
})

test('the shape of labels, in any language', () => {
  const record = {
    timestamp: 1700000000,
    fbid: '123',
    media: [{ uri: 'your_facebook_activity/posts/media/1.jpg' }],
    label_values: [
      { label: '連結', value: 'https://www.facebook.com/1/posts/2' },
      { label: '文字', value: '\u00e4\u00bb\u008a\u00e5\u00a4\u00a9\u00e5\u00be\u0088\u00e5\u0086\u00b7' },
      {
        label: '相片',
        media: [
          { uri: 'your_facebook_activity/posts/media/1.jpg' },
          { uri: 'your_facebook_activity/posts/media/2.jpg' },
        ],
      },
      { label: '時間', timestamp_value: 1600000000 },
      {
        title: '地點',
        dict: [
          { label: '名稱', value: '\u00e5\u009f\u00ba\u00e9\u009a\u0086' },
          { label: '緯度', value: '25.13' },
          { label: '經度', value: '121.74' },
        ],
      },
    ],
  }
  expect(filled(record)).toEqual({
    kind: 'post',
    text: '今天很冷',
    media: [
      { kind: 'photo', uri: 'your_facebook_activity/posts/media/1.jpg', origin },
      { kind: 'photo', uri: 'your_facebook_activity/posts/media/2.jpg', origin },
    ],
    place: { name: '基隆', latitude: 25.13, longitude: 121.74 },
  })
  expect(read(record).time).toBe(1700000000)
})

test.each([
  null,
  5,
  'x',
  [],
  [[]],
  { data: 5 },
  { data: [[]], attachments: { data: { media: 'x' } }, tags: true },
  { label_values: 3 },
  JSON.parse('{"__proto__":{"uri":"x"}}'),
])('what is of the wrong type is absent: %j', record => expect(filled(record)).toEqual({ kind: 'post' }))
