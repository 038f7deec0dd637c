import { expect, it, test } from 'vitest'
import { planLife } from '#sandbox/demo-life/timeline'
import { serveSandbox } from '../../tests/login/serve-sandbox.ts'
import { undiciHttp } from './http.ts'
import type { LiveOptions } from './live.ts'
import { readInstagram } from './read-instagram.ts'
import { refreshInstagram } from './refresh-instagram.ts'

const social = serveSandbox()
const tokenOf = (person: string) => social.tokenOf('instagram', person)
const graph = () => social.graphUrl('instagram')

async function read(person: string, change: Partial<LiveOptions> = {}) {
  const options = {
    http: undiciHttp,
    graphUrl: graph(),
    token: await tokenOf(person),
    wait: async () => undefined,
  }
  const batches = []
  for await (const batch of readInstagram({ ...options, ...change })) batches.push(batch)
  return {
    items: batches.flatMap(batch => batch.items),
    troubles: batches.flatMap(batch => batch.troubles),
    lines: batches.flatMap(batch => batch.lines),
    addresses: new Map(batches.flatMap(batch => [...batch.addresses])),
  }
}

const lifePosts = planLife('daybound').posts.filter(post => post.instagram && post.media.length > 0)

it('reads all posts with all pictures of their carousels', async () => {
  const { items, troubles, lines } = await read('demo')
  expect([troubles, lines]).toEqual([[], []])
  const key = (time: number, photos: number) => `${time} ${photos}`
  expect(items.map(item => key(item.time, item.media.length)).sort()).toEqual(
    lifePosts.map(post => key(post.at, post.media.length)).sort(),
  )
  for (const { uri } of items.flatMap(item => item.media))
    expect(uri).toMatch(/^instagram:(photo|video):\d+$/)
})

it('keeps a post whose picture is withheld, without an address', async () => {
  const { items, addresses } = await read('demo')
  const without = items.flatMap(item => item.media).filter(media => !addresses.get(media.uri))
  expect(without.length).toBeGreaterThan(0)
  expect(without.length).toBeLessThan(items.length / 4)
})

it('ends with what it has where the login ends', async () => {
  await social.order({ person: 'demo', expireAfter: 1 })
  const { troubles, items } = await read('demo')
  expect(troubles).toEqual([{ kind: 'expired', what: 'media' }])
  expect(items.length).toBeGreaterThan(0)
  expect(items.length).toBeLessThan(lifePosts.length)
})

it('does not follow a next to elsewhere', async () => {
  await social.order({ person: 'demo', redirectNextTo: 'http://127.0.0.1:9' })
  expect((await read('demo')).troubles).toEqual([{ kind: 'failed', what: 'media' }])
})

test('a token is made to last', async () => {
  const fresh = await refreshInstagram(undiciHttp, graph(), await tokenOf('demo'))
  expect(fresh?.seconds).toBe(5_184_000)
  expect((await read('demo', { token: fresh?.token ?? '' })).items).toHaveLength(lifePosts.length)
  expect(await refreshInstagram(undiciHttp, graph(), 'nobody')).toBeUndefined()
})
