import { expect, it, test } from 'vitest'
import { readFacebookPost } from '../facebook/read-post.ts'
import { mergeItems } from '../merge-items.ts'
import { settleRecord } from '../settle-record.ts'
import { archivedPost } from './facebook-post.ts'
import { graphAttachment, graphPost, largestImage } from './graph-shapes.ts'

const origin = { archive: 'facebook.com', path: 'posts/1' }

function itemOf(record: Record<string, unknown>) {
  const addresses = new Map<string, string>()
  const addressesRead = new Set<string>()
  const post = graphPost.parse({ id: '1', created_time: '2021-07-04T19:50:58+0000', ...record })
  const attachments = (post.attachments?.data ?? []).map(attachment => graphAttachment.parse(attachment))
  const found = readFacebookPost(
    archivedPost({ post, attachments }, addresses, addressesRead),
    'post',
    origin,
  )
  const [settled] = found.map(record => settleRecord(record, 'facebook'))
  return { item: settled?.item, addresses, seen: addressesRead, lines: settled?.lines }
}

const attached = (...data: unknown[]) => ({ attachments: { data } })
const photo = (id: string, src: string, more: object = {}) => ({
  media_type: 'photo',
  type: 'photo',
  target: { id },
  media: { image: { src, width: 720, height: 480 } },
  ...more,
})

it('has the time that its owner gave it', () => {
  expect(itemOf({ message: 'Snow' }).item?.time).toBe(Date.UTC(2021, 6, 4, 19, 50, 58) / 1000)
  expect(itemOf({ message: 'Snow', backdated_time: '2011-01-01T00:00:00+0000' }).item?.time).toBe(
    Date.UTC(2011, 0, 1) / 1000,
  )
})

it('names photos by their ids, and gives their addresses apart', () => {
  const { item, addresses, seen } = itemOf(
    attached(photo('10159000000000999', 'https://cdn.example/1.jpg?oh=a')),
  )
  expect(item?.media.map(({ kind, uri }) => [kind, uri])).toEqual([
    ['photo', 'facebook:photo:10159000000000999'],
  ])
  expect([...addresses]).toEqual([['facebook:photo:10159000000000999', 'https://cdn.example/1.jpg?oh=a']])
  expect([...seen]).toEqual(['10159000000000999'])
})

it('knows a photo without an id again when its address is signed anew', () => {
  const uriOf = (src: string) =>
    itemOf(attached({ ...photo('', src), target: {} })).item?.media.map(({ uri }) => uri)
  expect(uriOf('https://cdn.example/1.jpg?oh=a')).toEqual(uriOf('https://cdn.example/1.jpg?oh=b'))
  expect(uriOf('https://cdn.example/1.jpg')).not.toEqual(uriOf('https://cdn.example/2.jpg'))
})

it('prints a caption once', () => {
  const { item } = itemOf({
    message: 'Snow',
    ...attached(photo('1', 'https://c.example/1', { description: 'Snow' })),
  })
  expect(item?.media[0]?.caption).toBeUndefined()
})

it.each([
  [
    'a link behind the shim',
    {
      type: 'share',
      title: 'News',
      url: 'https://l.facebook.com/l.php?u=https%3A%2F%2Fsnow.example%2F1&h=x',
    },
    { links: [{ url: 'https://snow.example/1', title: 'News' }] },
  ],
  [
    'somebody’s post',
    { type: 'share', description: 'What a day', url: 'https://www.facebook.com/1/posts/2' },
    { quote: { text: 'What a day' } },
  ],
  [
    'an event',
    { type: 'event', title: 'Picnic', description: '2021-07-05T10:00:00+0000' },
    { kind: 'event', title: 'Picnic', event: { start: Date.UTC(2021, 6, 5, 10) / 1000 } },
  ],
  [
    'a note',
    { type: 'note', title: 'On snow', description: 'Long' },
    { kind: 'note', title: 'On snow', text: 'Long' },
  ],
  ['a life event', { type: 'life_event', title: 'Moved' }, { kind: 'life-event', title: 'Moved' }],
  [
    'a poll',
    { type: 'question', title: 'Tea?', description: 'Yes\nNo' },
    { kind: 'poll', poll: { question: 'Tea?', options: ['Yes', 'No'] } },
  ],
])('reads %s', (_, attachment, item) => expect(itemOf(attached(attachment)).item).toMatchObject(item))

it('gives a link no photo of its preview: an archive has none, and would hold another post', () => {
  const link = { type: 'share', title: 'News', url: 'https://snow.example/1' }
  const image = { src: 'https://external.example/safe_image', width: 476, height: 249 }
  const { item } = itemOf(attached({ ...link, media_type: 'link', media: { image } }))
  expect(item).toEqual(itemOf(attached(link)).item)
})

it('reads what fits of a record of wrong types', () => {
  const { item } = itemOf({
    message: 'Snow',
    place: 5,
    backdated_time: {},
    message_tags: 'x',
    attachments: { data: {} },
  })
  expect([item?.text, item?.media, item?.people]).toEqual(['Snow', [], []])
})

it('is empty where only the network says something', () => {
  const { item, lines } = itemOf({ story: 'Ann updated her status.' })
  expect([item, lines?.map(line => line.reason)]).toEqual([undefined, ['empty-record']])
})

it('takes the largest image, in whatever order they come', () => {
  const small = { source: 's', width: 10, height: 900 }
  const large = { source: 'l', width: 720, height: 720 }
  expect([largestImage([small, large, null]), largestImage([large, small]), largestImage([])]).toEqual([
    'l',
    'l',
    undefined,
  ])
})

const archived = (record: object) => {
  const at = { archive: 'facebook-a-2026.zip', path: 'posts/your_posts_1.json', index: 0 }
  const [found] = readFacebookPost(record, 'post', at)
  const item = found && settleRecord(found, 'facebook').item
  if (!item) throw new Error('no item')
  return item
}
const seconds = Date.UTC(2021, 6, 4, 19, 50, 58) / 1000

test('words alone have the identity that they have in an archive', () => {
  const { item } = itemOf({ message: '雪\r\n é' })
  expect(item?.id).toBe(archived({ timestamp: seconds, data: [{ post: '雪\n é' }] }).id)
})

test('a post of an archive and of the network are one, with the pictures of the archive', () => {
  const { item } = itemOf({
    message: 'Snow, at last',
    ...attached(
      photo('10159000000000999', 'https://c.example/1'),
      photo('10159000000000998', 'https://c.example/2'),
    ),
  })
  const media = [{ media: { uri: 'posts/media/1.jpg' } }, { media: { uri: 'posts/media/2.jpg' } }]
  const old = archived({
    timestamp: seconds,
    data: [{ post: 'Snow, at last' }],
    attachments: [{ data: media }],
  })
  if (!item) throw new Error('no item')
  for (const merged of [mergeItems([old], [item]), mergeItems([item], [old])]) {
    expect(merged.items.map(item => item.media.map(({ uri }) => uri))).toEqual([
      ['posts/media/1.jpg', 'posts/media/2.jpg'],
    ])
    expect(merged.items[0]?.absorbed).toEqual([item.id])
    expect(merged.lines.map(line => line.reason).sort()).toEqual(['same-item', 'same-photo', 'same-photo'])
    expect(mergeItems(merged.items, [item]).items).toEqual(merged.items)
  }
})

test('the same words twice on one day stay two', () => {
  const old = archived({ timestamp: seconds - 3600, data: [{ post: 'Snow' }] })
  const { item } = itemOf({ message: 'Snow' })
  expect(mergeItems([old], item ? [item] : []).items).toHaveLength(2)
})
