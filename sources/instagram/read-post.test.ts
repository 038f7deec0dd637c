import { expect, test } from 'vitest'
import { joinCarousels, readMediaJson } from './read-media-json.ts'
import { readInstagramPost } from './read-post.ts'

const origin = { archive: 'i.zip', path: 'content/posts_1.json', index: 0 }
const read = (record: unknown) => {
  const [item] = readInstagramPost(record, 'post', origin)
  return {
    text: item?.text,
    time: item?.time,
    uris: item?.media.map(({ uri }) => uri),
    draft: item?.draft,
  }
}

test.each([
  [
    'a carousel',
    {
      media: [{ uri: 'a.jpg', creation_timestamp: 5 }, { uri: 'b.jpg' }],
      title: 'Snow',
      creation_timestamp: 9,
    },
    'Snow',
    9,
    ['a.jpg', 'b.jpg'],
  ],
  [
    'one photo, as of old',
    { media: [{ uri: 'a.jpg', creation_timestamp: 5, title: '\u00e9\u009b\u00aa' }] },
    '雪',
    5,
    ['a.jpg'],
  ],
  [
    'media that is one object',
    { media: { uri: 'a.webp', creation_timestamp: 5, title: 'Snow' } },
    'Snow',
    5,
    ['a.webp'],
  ],
  ['a story', { uri: 's.mp4', creation_timestamp: 7, title: '' }, '', 7, ['s.mp4']],
  ['nothing', {}, '', undefined, []],
  ['wrong types', { media: 'x', title: {}, creation_timestamp: [] }, '', undefined, []],
])('%s', (_, record, text, time, uris) => expect(read(record)).toEqual({ text, time, uris, draft: false }))

test('the camera’s date is read where there is no other', () => {
  const exif = { photo_metadata: { exif_data: [{ date_time_original: '2019:06:27 14:55:13' }] } }
  expect(read({ media: [{ uri: 'a.jpg', media_metadata: exif }] }).time).toBe(
    Date.UTC(2019, 5, 27, 14, 55, 13) / 1000,
  )
})

const labelled = (...label_values: unknown[]) => read({ timestamp: 1700000000, label_values })

test('the pictures of a labelled post are found wherever they are, without subtitles and thumbnails', () => {
  const nested = [
    {
      uri: 'media/posts/1.jpg',
      thumbnail: { uri: 't.jpg' },
      more: [{ uri: 'media/posts/2.mp4' }, { uri: 'media/posts/2.srt' }],
    },
    { uri: 'media/posts/3.heic' },
  ]
  const post = labelled(
    { label: 'Media', media: nested },
    { label: 'Caption', value: 'Snow, at last' },
    { label: 'Kind', value: 'post' },
  )
  expect(post).toEqual({
    text: 'Snow, at last',
    time: 1700000000,
    uris: ['media/posts/1.jpg', 'media/posts/2.mp4', 'media/posts/3.heic'],
    draft: false,
  })
})

test('a draft is known by its yes, whatever it is called', () => {
  expect(labelled({ label: 'Draft', value: 'true' }).draft).toBe(true)
  expect(labelled({ label: '草稿', value: 'True' }).draft).toBe(true)
  expect(labelled({ label: 'Draft', value: 'false' }).draft).toBe(false)
  expect(labelled({ label: 'Pinned', value: 'true' }, { label: 'Draft', value: 'false' }).draft).toBe(false)
  expect(labelled({ label: 'Pinned', value: 'false' }, { label: 'Draft', value: 'true' }).draft).toBe(true)
  expect(labelled({ label: 'Caption', value: 'It is true' }).draft).toBe(false)
})

test('media.json: photos of one moment and one text are one post; messages are none', () => {
  const at = { ...origin, path: 'media.json' }
  const record = (path: string, caption: string) => ({
    caption,
    taken_at: '2019-06-27T14:55:13+00:00',
    path,
    location: 'Keelung',
  })
  const found = [
    ...readMediaJson(record('photos/1.jpg', 'Snow'), 'photos', at),
    ...readMediaJson(record('photos/2.jpg', 'Snow'), 'photos', at),
    ...readMediaJson(record('videos/3', 'Rain'), 'videos', at),
    ...readMediaJson(record('stories/4.jpg', 'Snow'), 'stories', at),
    ...readMediaJson(record('direct/5.jpg', 'Snow'), 'direct', at),
  ]
  expect(
    joinCarousels(found).map(({ kind, text, time, place, media }) => [
      kind,
      text,
      time,
      place?.name,
      media.map(m => `${m.kind} ${m.uri}`),
    ]),
  ).toEqual([
    ['post', 'Snow', 1561647313, 'Keelung', ['photo photos/1.jpg', 'photo photos/2.jpg']],
    ['post', 'Rain', 1561647313, 'Keelung', ['video videos/3']],
    ['story', 'Snow', 1561647313, 'Keelung', ['photo stories/4.jpg']],
  ])
})
