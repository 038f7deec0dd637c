import { afterAll, beforeAll, expect, test } from 'vitest'
import { planLife } from '../../demo-life/timeline.ts'
import { ask, everyPage } from '../ask-graph.ts'
import { type ServedSocial, serveSocial } from '../serve-social.ts'
import { facebookToken } from '../visit-social.ts'

let social: ServedSocial
let nowMs = 1_700_000_000_000
beforeAll(async () => {
  social = await serveSocial({ now: () => nowMs })
})
afterAll(() => social.close())

const at = (path: string, token: string) =>
  `${social.base}/facebook/graph/v26.0${path}${path.includes('?') ? '&' : '?'}access_token=${token}`
const POST_FIELDS =
  'id,message,story,created_time,backdated_time,full_picture,permalink_url,place,message_tags,attachments{media_type,type,title,description,url,target,media,subattachments}'

test('the timeline is the whole demo life, newest first, and ends on an empty page', async () => {
  const token = await facebookToken(social.base, 'demo')
  const pages = await everyPage(at(`/me/posts?limit=50&fields=${POST_FIELDS}`, token))
  const posts = pages.flatMap(page => page.data ?? [])
  const lifePosts = planLife('daybound').posts.filter(post => post.facebook)
  expect(posts).toHaveLength(lifePosts.length)
  expect(new Set(posts.map(post => post.id)).size).toBe(lifePosts.length)
  expect(posts.flatMap(post => post.message ?? []).toSorted()).toEqual(
    lifePosts.flatMap(post => (post.text ? post.text.replace(/@\{\w+\}/g, '吳凱文') : [])).toSorted(),
  )
  const times = posts.map(post => post.created_time ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
  expect(times[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/)
  expect(pages.at(-1)).toMatchObject({ data: [] })
  expect(pages.at(-1)?.paging).toBeUndefined()
  // Some pages are short although more follow.
  expect(pages.slice(0, -2).some(page => (page.data?.length ?? 0) < 50)).toBe(true)
})

test('since and until bound the timeline', async () => {
  const token = await facebookToken(social.base, 'demo')
  const pages = await everyPage(at('/me/posts?limit=100&since=2021-01-01&until=1625097600', token))
  const times = pages.flatMap(page => page.data ?? []).map(post => post.created_time ?? '')
  expect(times.length).toBeGreaterThan(10)
  expect(times.every(time => time >= '2021-01-01' && time < '2021-07-01T00:00:01')).toBe(true)
})

test('previous leads back to the page before', async () => {
  const token = await facebookToken(social.base, 'demo')
  const first = await ask(at('/me/posts?limit=5', token))
  const second = await ask(first.paging?.next ?? '')
  expect((await ask(second.paging?.previous ?? '')).data).toEqual(first.data)
})

test('albums and their photos come by cursor, with sizes in no order', async () => {
  const token = await facebookToken(social.base, 'demo')
  const pages = await everyPage(at('/me/albums?limit=5&fields=id,name,count', token))
  const albums = pages.flatMap(page => page.data ?? [])
  expect(pages).toHaveLength(3)
  expect(albums.map(album => album.name)).toContain('我們結婚了 2020.12.12')
  const wedding = albums.find(album => album.name === '我們結婚了 2020.12.12')
  const photos = await everyPage(at(`/${wedding?.id}/photos?fields=id,name,created_time,images,place`, token))
  expect(photos.map(page => page.data?.length)).toEqual([25, 12])
  const first = photos[0]?.data?.[0]?.images
  expect(first).toHaveLength(4)
})

test('fields nest, and a field that does not exist is refused', async () => {
  const token = await facebookToken(social.base, 'demo')
  const nested = await ask(at('/me/albums?fields=name,photos.limit(2){id,images}', token))
  expect(nested.data?.[0]).toMatchObject({ photos: { data: [{ id: expect.any(String) }, {}] } })
  expect((await ask(at('/me/posts?fields=id,nonsense', token))).error?.code).toBe(100)
  expect((await ask(at('/me/posts?fields=id,attachments{', token))).error?.code).toBe(2500)
})

test('a page is read with its own token, and shows the pictures of a post a dozen at a time', async () => {
  const token = await facebookToken(social.base, 'demo')
  const page = (await ask(at('/me/accounts', token))).data?.[0]
  expect((await ask(at(`/${page?.id}/posts`, token))).error?.code).toBe(210)
  const fields = 'id,message,attachments{subattachments{target,media}}'
  const own = page?.access_token ?? ''
  const posts = (await everyPage(at(`/${page?.id}/posts?limit=100&fields=${fields}`, own))).flatMap(
    answer => answer.data ?? [],
  )
  const wedding = posts.find(post => post.message?.startsWith('我們結婚了'))
  const text = JSON.stringify(wedding)
  expect(text.match(/"target"/g)).toHaveLength(12)
  const next: string = JSON.parse(/"next":("[^"]+")/.exec(text)?.[1] ?? '""')
  expect((await everyPage(next)).map(answer => answer.data?.length)).toEqual([12, 12, 1])
})

test('the empty account has nothing and the huge one 5,000 posts and albums', async () => {
  const empty = await facebookToken(social.base, 'empty')
  for (const edge of ['posts', 'albums', 'photos?type=uploaded', 'tagged', 'accounts'])
    expect(await ask(at(`/me/${edge}`, empty))).toMatchObject({ status: 200, data: [] })
  const huge = await facebookToken(social.base, 'huge')
  const pages = await everyPage(at('/me/posts?limit=100&fields=id,attachments{media}', huge))
  expect(pages.flatMap(page => page.data ?? [])).toHaveLength(5_000)
  expect((await ask(at('/me/albums', huge))).data?.length).toBeGreaterThan(5)
})

test('one who withholds shows posts and neither albums nor photos', async () => {
  const token = await facebookToken(social.base, 'withholds')
  expect((await ask(at('/me/posts', token))).status).toBe(200)
  expect((await ask(at('/me/albums', token))).error?.code).toBe(200)
  expect((await ask(at('/me/photos?type=uploaded', token))).error?.code).toBe(10)
  const { data } = await ask(at('/me/permissions', token))
  expect(data).toContainEqual({ permission: 'user_photos', status: 'declined' })
})

test('a scope that was not asked for is not given', async () => {
  const token = await facebookToken(social.base, 'demo', 'public_profile')
  expect((await ask(at('/me/posts', token))).error?.code).toBe(200)
  expect((await ask(at('/me/accounts', token))).error?.code).toBe(200)
})

test('a login that expires mid-import is mended by the next', async () => {
  const first = await facebookToken(social.base, 'expires')
  const codes = []
  for (let call = 0; call < 5; call++) codes.push((await ask(at('/me/posts?limit=5', first))).error?.code)
  expect(codes).toEqual([undefined, undefined, undefined, 190, 190])
  const second = await facebookToken(social.base, 'expires')
  expect((await everyPage(at('/me/posts?limit=25', second))).every(page => !page.error)).toBe(true)
})

test('the limit is announced, reached, and lifted by time', async () => {
  const token = await facebookToken(social.base, 'limited')
  for (let call = 0; call < 3; call++) expect((await ask(at('/me/posts?limit=5', token))).status).toBe(200)
  const limited = await ask(at('/me/posts?limit=5', token))
  expect(limited.error?.code).toBe(4)
  expect(JSON.parse(limited.usage)).toMatchObject({ call_count: 103 })
  nowMs += 3_000
  expect((await ask(at('/me/posts?limit=5', token))).status).toBe(200)
})

test('nobody reaches into another account', async () => {
  const demo = await facebookToken(social.base, 'demo')
  const second = await facebookToken(social.base, 'second')
  const post = (await ask(at('/me/posts?limit=1', demo))).data?.[0]?.id
  expect((await ask(at(`/${post}`, demo))).id).toBe(post)
  expect((await ask(at(`/${post}`, second))).error).toMatchObject({ code: 100, error_subcode: 33 })
  expect((await ask(at('/me/albums?fields=type', second))).data?.map(album => album.type)).toContain('wall')
})
