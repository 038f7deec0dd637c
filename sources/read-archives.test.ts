import { expect, test } from 'vitest'
import { unaccounted } from './check-receipt.ts'
import { memoryArchive } from './memory-archive.ts'
import { readArchives } from './read-archives.ts'

test('a Facebook post of 2024 and an Instagram post are read, in the order of time', async () => {
  const path = 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'
  const facebook = memoryArchive(
    {
      [path]: [
        {
          timestamp: 1690000000,
          title: 'Ann Example added a new photo.',
          data: [
            { post: '\u00e4\u00bd\u00a0\u00e5\u00a5\u00bd @[100:2048:Ben Example]' },
            { update_timestamp: 1690000009 },
            {},
          ],
          tags: [{ name: 'Ben Example' }],
          attachments: [
            {
              data: [
                {
                  media: {
                    uri: 'your_facebook_activity/posts/media/your_posts/1.jpg',
                    creation_timestamp: 1690000000,
                    description: '\u00e4\u00bd\u00a0\u00e5\u00a5\u00bd @[100:2048:Ben Example]',
                  },
                },
                { place: { name: 'Harbour', coordinate: { latitude: 0, longitude: 0 } } },
                { place: { name: 'Harbour', address: '1 Quay', url: 'https://www.facebook.com/1' } },
              ],
            },
          ],
        },
      ],
    },
    'facebook-ann.zip',
  )
  const instagram = memoryArchive(
    {
      'your_instagram_activity/media/posts_1.json': [
        { media: [{ uri: 'media/posts/202001/2.jpg', creation_timestamp: 1580000000, title: 'Snow' }] },
      ],
    },
    'instagram-ann.zip',
  )
  const read = await readArchives([facebook, instagram])
  expect(read.items.map(({ id, ...item }) => item)).toEqual([
    {
      source: 'instagram',
      kind: 'post',
      time: 1580000000,
      text: 'Snow',
      media: [
        {
          kind: 'photo',
          uri: 'media/posts/202001/2.jpg',
          time: 1580000000,
          origin: {
            archive: 'instagram-ann.zip',
            path: 'your_instagram_activity/media/posts_1.json',
            index: 0,
          },
        },
      ],
      people: [],
      links: [],
      origin: { archive: 'instagram-ann.zip', path: 'your_instagram_activity/media/posts_1.json', index: 0 },
    },
    {
      source: 'facebook',
      kind: 'post',
      time: 1690000000,
      text: '你好 Ben Example',
      media: [
        {
          kind: 'photo',
          uri: 'your_facebook_activity/posts/media/your_posts/1.jpg',
          time: 1690000000,
          origin: { archive: 'facebook-ann.zip', path, index: 0 },
        },
      ],
      place: { name: 'Harbour', address: '1 Quay' },
      people: ['Ben Example'],
      links: [],
      origin: { archive: 'facebook-ann.zip', path, index: 0 },
    },
  ])
  expect(read.receipt).toEqual([])
  expect(unaccounted(read)).toEqual({ items: 0, photos: 0 })
})

test('the captions of an Instagram archive in HTML are its words; the headings of Facebook’s are not', async () => {
  const page = (path: string) =>
    `<main><div class="pam _3-95 _2ph- _a6-g uiBoxWhite noborder"><h2 class="_3-95 _2pim _a6-h _a6-i">Snow at last<br>#winter</h2><div class="_3-95 _a6-p"><img src="${path}"></div><div class="_3-94 _a6-o">Mar 11, 2023 5:21 pm</div></div></main>`
  const read = await readArchives([
    memoryArchive({
      'your_instagram_activity/media/posts_1.html': page('media/posts/202303/1.jpg'),
      'your_instagram_activity/media/profile_photos.html': page('media/profile/202303/2.jpg'),
    }),
    memoryArchive({ 'your_facebook_activity/posts/your_posts_1.html': page('posts/media/a/3.jpg') }),
  ])
  const found = read.items.map(({ kind, text, media }) => [kind, text, media[0]?.uri])
  expect(found).toHaveLength(3)
  expect(found).toEqual(
    expect.arrayContaining([
      ['post', 'Snow at last\n#winter', 'media/posts/202303/1.jpg'],
      ['photos', 'Snow at last\n#winter', 'media/profile/202303/2.jpg'],
      ['post', '', 'posts/media/a/3.jpg'],
    ]),
  )
  expect(unaccounted(read)).toEqual({ items: 0, photos: 0 })
})

test('Instagram’s pages are of clocks eight hours behind UTC, all year; Facebook’s of those of the book', async () => {
  const page = (folder: string) => {
    const record = (date: string) =>
      `<div class="pam _a6-g uiBoxWhite"><div class="_a6-p"><img src="${folder}/${date}.jpg"></div><div class="_a6-o">${date}</div></div>`
    return `<main>${record('Aug 09, 2023 9:49 pm')}${record('Dec 29, 2023 9:46 pm')}</main>`
  }
  const { items } = await readArchives(
    [
      memoryArchive({ 'your_instagram_activity/media/posts_1.html': page('media/posts/202308') }),
      memoryArchive({ 'your_facebook_activity/posts/your_posts_1.html': page('posts/media/a') }),
    ],
    { timeZone: 'Asia/Taipei' },
  )
  expect(items.map(({ source, time }) => [source, new Date(time * 1000).toISOString()])).toEqual([
    ['facebook', '2023-08-09T13:49:00.000Z'],
    ['instagram', '2023-08-10T05:49:00.000Z'],
    ['facebook', '2023-12-29T13:46:00.000Z'],
    ['instagram', '2023-12-30T05:46:00.000Z'],
  ])
})
