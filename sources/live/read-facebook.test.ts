import { createServer } from 'node:http'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { planLife } from '#sandbox/demo-life/timeline'
import { sandboxClient } from '#sandbox/social/sandbox-client'
import { serveSandbox } from '../../tests/login/serve-sandbox.ts'
import { fetchPicture } from './fetch-picture.ts'
import { type Http, undiciHttp } from './http.ts'
import type { LiveBatch, ResumePoint } from './live.ts'
import { type FacebookOptions, readFacebook } from './read-facebook.ts'

const social = serveSandbox()

interface Read {
  batches: LiveBatch[]
  items: LiveBatch['items']
  troubles: LiveBatch['troubles']
  lines: LiveBatch['lines']
  addresses: LiveBatch['addresses']
  from: Map<string, string>
  waits: number[]
  urls: string[]
}

async function read(person: string, change: Partial<FacebookOptions> = {}): Promise<Read> {
  const token = await social.tokenOf('facebook', person)
  const waits: number[] = []
  const urls: string[] = []
  const http: Http = ask => {
    urls.push(ask.url)
    return undiciHttp(ask)
  }
  const batches: LiveBatch[] = []
  const options: FacebookOptions = {
    http,
    graphUrl: social.graphUrl('facebook'),
    version: 'v26.0',
    token,
    appSecret: sandboxClient.secret,
    sources: ['posts'],
    wait: async ms => void waits.push(ms),
    ...change,
  }
  for await (const batch of readFacebook(options)) batches.push(batch)
  return {
    batches,
    items: batches.flatMap(batch => batch.items),
    troubles: batches.flatMap(batch => batch.troubles),
    lines: batches.flatMap(batch => batch.lines),
    addresses: new Map(batches.flatMap(batch => [...batch.addresses])),
    from: new Map(batches.flatMap(batch => [...batch.from])),
    waits,
    urls,
  }
}

function placesOf(batches: readonly LiveBatch[]): ResumePoint {
  return {
    places: new Map(batches.flatMap(batch => [...batch.places])),
    listed: batches.flatMap(batch => [...batch.addresses.keys()]),
  }
}

describe('an account', () => {
  let whole: Read
  beforeAll(async () => {
    whole = await read('demo')
  })

  it('comes whole, post by post, at its backdated time', () => {
    const life = planLife('daybound')
    const lifePosts = life.posts.filter(post => post.facebook)
    const posts = whole.items.filter(item => item.origin.path.startsWith('posts/'))
    const key = (time: number, photos: number) => `${time} ${photos}`
    expect(posts.map(item => key(item.time, item.media.length)).sort()).toEqual(
      lifePosts.map(post => key(post.at, post.media.length)).sort(),
    )
    expect(whole.troubles).toEqual([])
  })

  it('has places, links, polls, events, notes, life events and quotations', () => {
    const kinds = new Set(whole.items.map(item => item.kind))
    for (const kind of ['post', 'album', 'note', 'event', 'life-event', 'poll'] as const)
      expect(kinds).toContain(kind)
    expect(whole.items.some(item => item.place?.latitude)).toBe(true)
    expect(whole.items.some(item => item.quote)).toBe(true)
    const links = whole.items.flatMap(item => item.links)
    expect(links.length).toBeGreaterThan(0)
    for (const { url } of links) expect(url).not.toContain('l.facebook.com')
  })

  it('prints no caption that is the text again', () => {
    for (const { text, media } of whole.items)
      for (const { caption } of media) if (caption !== undefined) expect(caption).not.toBe(text)
  })

  it('has all pictures of posts with more than a dozen', () => {
    const most = Math.max(...planLife('daybound').posts.map(post => post.media.length))
    expect(Math.max(...whole.items.map(item => item.media.length))).toBeGreaterThanOrEqual(most)
  })

  it('has an address for each picture, and uris that are no addresses', async () => {
    for (const { media } of whole.items) {
      for (const { uri } of media) {
        expect(uri).toMatch(/^facebook:(photo|video):\d+$/)
        expect(whole.addresses.get(uri)).toMatch(/^http/)
      }
    }
    const [uri = ''] = whole.items.flatMap(item => item.media.map(media => media.uri))
    const trusted = [new URL(social.base()).host]
    const picture = await fetchPicture(whole.addresses.get(uri) ?? '', { trusted })
    expect(Buffer.isBuffer(picture)).toBe(true)
    expect(await fetchPicture(whole.addresses.get(uri) ?? '')).toEqual({ refused: 'address' })
  })

  it('takes the largest copy of an album’s photo', () => {
    const album = whole.items.find(item => item.kind === 'album')
    const sizes = (album?.media ?? []).map(
      media => whole.addresses.get(media.uri)?.match(/\/(\d+)\.\w+\?/)?.[1],
    )
    expect(sizes).toContain('0')
    for (const size of ['480', '130']) expect(sizes).not.toContain(size)
  })

  it('is the same again, with the same ids', async () => {
    expect((await read('demo')).items).toEqual(whole.items)
  })

  it('never has the token in an address', () => {
    for (const url of whole.urls) expect(url).not.toContain('EAAS')
  })

  it('is the same where a page is empty and has a next', async () => {
    await social.order({ person: 'demo', emptyPageWithNext: true })
    expect((await read('demo')).items).toEqual(whole.items)
  })

  it('is the same after passing errors', async () => {
    await social.order({ person: 'demo', fail: { path: '/me/posts', times: 2, code: 2 } })
    const again = await read('demo')
    expect(again.items).toEqual(whole.items)
    expect(again.waits).toEqual([500, 1000])
  })

  it('is the part that a span of time asks for', async () => {
    const times = whole.items.map(item => item.time).sort((a, b) => a - b)
    const [since, until] = [times[40] ?? 0, times[80] ?? 0]
    const part = await read('demo', { since, until })
    const keys = (items: Read['items']) => items.map(item => item.id).sort()
    expect(keys(part.items)).toEqual(
      keys(whole.items.filter(item => item.time >= since && item.time <= until)),
    )
    expect(part.lines).toEqual([])
  })

  it.each([
    ['posts', 10],
    ['albums', 3],
    ['photos', 1],
  ])('goes on from any place in its %s', async (part, least) => {
    const isPart = (batch: LiveBatch) => [...batch.places.keys()].some(path => path.endsWith(`/${part}`))
    const ats = whole.batches.flatMap((batch, at) => (isPart(batch) ? [at] : []))
    expect(ats.length).toBeGreaterThanOrEqual(least)
    for (const at of [ats[0], ats[1], ats.at(-2), ats.at(-1)]) {
      const before = whole.batches.slice(0, (at ?? 0) + 1)
      const rest = await read('demo', { resumeFrom: placesOf(before) })
      const ids = (batches: LiveBatch[]) => batches.flatMap(batch => batch.items.map(item => item.id))
      const [came, comes] = [ids(before), ids(rest.batches)]
      expect(new Set([...came, ...comes])).toEqual(new Set(ids(whole.batches)))
      // of a list by time the second of its place comes again
      expect(came.length + comes.length - whole.items.length).toBeLessThanOrEqual(part === 'posts' ? 2 : 0)
    }
  })

  it('counts on from its place', async () => {
    const counts: number[] = []
    const place = placesOf(whole.batches.slice(0, 4))
    await read('demo', { resumeFrom: place, onProgress: count => void counts.push(count) })
    expect(counts[0]).toBeGreaterThan(100)
  })

  it('says how far it is', async () => {
    const counts: number[] = []
    await read('demo', { onProgress: count => void counts.push(count) })
    expect(counts.at(-1)).toBe(whole.items.length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
  })
})

test('an empty account is empty', async () => {
  const { items, troubles } = await read('empty', { sources: ['posts', 'pages'] })
  expect([items, troubles]).toEqual([[], []])
})

test('a fan page comes under its name, with its own token', async () => {
  const { items, from, troubles, urls } = await read('demo', { sources: ['pages'] })
  expect(troubles).toEqual([])
  expect(items.length).toBeGreaterThan(10)
  expect(new Set(items.map(item => item.source))).toEqual(new Set(['facebook-page']))
  expect(items.every(item => from.get(item.id) === [...from.values()][0])).toBe(true)
  expect(Math.max(...items.map(item => item.media.length))).toBeGreaterThan(12)
  expect(urls.some(url => url.includes('/me/posts'))).toBe(false)
})

test('a fan page goes on from its place, with a token asked for anew', async () => {
  const sources = ['pages'] as const
  const whole = await read('demo', { sources })
  const [list = '', path = ''] = [whole.batches[0], whole.batches[1]].map(
    batch => [...(batch?.places.keys() ?? [])][0],
  )
  expect([list, path]).toEqual(['', expect.stringMatching(/^\d+\/posts$/)])
  const before = whole.batches.slice(0, 3)
  const rest = await read('demo', { sources, resumeFrom: placesOf(before) })
  expect(rest.urls.filter(url => url.includes('/posts')).length).toBeLessThan(
    whole.urls.filter(url => url.includes('/posts')).length - 1,
  )
  const ids = (batches: LiveBatch[]) => batches.flatMap(batch => batch.items.map(item => item.id))
  expect(new Set([...ids(before), ...ids(rest.batches)])).toEqual(new Set(ids(whole.batches)))
})

test('what a page did not give is said again by a run that does not ask for it', async () => {
  const sources = ['pages'] as const
  await social.order({ person: 'demo', fail: { path: '/subattachments', times: 4, code: 2 } })
  const { batches, troubles } = await read('demo', { sources })
  expect(troubles).toEqual([{ kind: 'failed', what: 'pages' }])
  expect((await read('demo', { sources, resumeFrom: placesOf(batches) })).troubles).toEqual(troubles)
})

test('what is withheld is said, and the rest comes', async () => {
  const { items, troubles } = await read('withholds', { sources: ['posts', 'pages'] })
  expect(troubles).toEqual([
    { kind: 'permission', what: 'albums' },
    { kind: 'permission', what: 'photos' },
  ])
  expect(items.length).toBeGreaterThan(50)
})

test('a login that ends in the middle ends the reading, with what came before', async () => {
  const ended = await read('expires')
  expect(ended.troubles).toEqual([{ kind: 'expired', what: expect.any(String) }])
  expect(ended.items.length).toBeGreaterThan(0)
  const again = await read('expires')
  expect(again.troubles).toEqual([])
  expect(again.items.length).toBeGreaterThan(ended.items.length)
})

test('a limit is waited for, longer each time', async () => {
  const reports: boolean[] = []
  const { waits, troubles, items } = await read('limited', { onWait: isWaiting => reports.push(isWaiting) })
  expect(troubles).toEqual([])
  // and said, until the network answers again
  expect([reports[0], reports.at(-1)]).toEqual([true, false])
  expect(items.length).toBeGreaterThan(50)
  const backed = waits.filter(ms => ms >= 1000)
  expect(backed).toEqual([1500, 3000, 6000, 12_000, 16_000].slice(0, backed.length))
  expect(backed.length).toBeGreaterThan(1)
})

test('a limit without an end ends the reading', async () => {
  await social.order({ person: 'demo', fail: { path: '/me/posts', times: 50, code: 17 } })
  const { troubles, items, waits } = await read('demo')
  expect([troubles, items, waits.length]).toEqual([[{ kind: 'rate-limit', what: 'posts' }], [], 8])
})

test('a network that is broken is asked three times more', async () => {
  await social.order({ person: 'demo', fail: { path: '/me/posts', times: 50, code: 1, status: 500 } })
  const { troubles, waits, items } = await read('demo')
  expect(troubles).toEqual([{ kind: 'failed', what: 'posts' }])
  expect(waits).toEqual([500, 1000, 2000])
  expect(items.some(item => item.kind === 'album')).toBe(true)
})

test('a next that leads elsewhere is not followed, and no token goes there', async () => {
  const addresses: string[] = []
  const evil = createServer((req, res) => {
    addresses.push(req.url ?? '')
    res.end('{"data":[]}')
  })
  await new Promise<void>(resolve => evil.listen(0, '127.0.0.1', resolve))
  const address = evil.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await social.order({ person: 'demo', redirectNextTo: `http://127.0.0.1:${port}` })
  const { troubles, items } = await read('demo')
  await new Promise(resolve => evil.close(resolve))
  expect(addresses).toEqual([])
  expect(troubles).toContainEqual({ kind: 'failed', what: 'posts' })
  expect(items.length).toBeGreaterThan(0)
})

test('an album of many years is cut by the months of the book', async () => {
  const photos = ['2012-02-10T00:00:00+0000', '2012-02-29T23:30:00+0000', '2015-02-10T00:00:00+0000'].map(
    (created_time, id) => ({ id: `${id}`, created_time, images: [] }),
  )
  const http: Http = async ({ url }) => {
    const { pathname } = new URL(url)
    const albums = pathname.endsWith('/me/albums') ? [{ id: '9', name: 'Mobile uploads' }] : []
    const data = pathname.endsWith('/9/photos') ? photos : albums
    return { status: 200, headers: {}, text: JSON.stringify({ data }) }
  }
  const partsIn = async (timeZone: string) => (await read('demo', { http, timeZone })).items.length
  expect([await partsIn('Asia/Taipei'), await partsIn('UTC')]).toEqual([3, 2])
})
