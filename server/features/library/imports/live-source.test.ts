import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { emptyBatch } from '#sources/live/live'
import { type LiveAccount, liveSource } from './live-source.ts'
import type { ReadingPlace } from './reading-place.ts'

const uri = 'https://graph.example/photo'
const origin = { archive: 'facebook.com', path: 'me/posts' }
const item = (id: string) => ({
  ...{ id, source: 'facebook', kind: 'post', time: 1, text: id, people: [], links: [], origin },
  media: [{ kind: 'photo', uri: `${uri}/${id}`, origin }],
})
const place = { addresses: new Map(), of: () => ({ places: new Map(), listed: [] }) }

function source(linkedFor: number) {
  const calls = { batches: 0, links: 0 }
  const account: LiveAccount = {
    network: 'facebook',
    subject: 'me',
    async *read() {
      for (const id of ['a', 'b', 'c']) {
        calls.batches += 1
        // what merging looks at
        const items = [item(id)] as unknown as Item[]
        yield { ...emptyBatch(), items, addresses: new Map([[`${uri}/${id}`, null]]) }
      }
    },
    askPicture: async () => undefined,
    onExpired: async () => undefined,
    isLinked: async () => ++calls.links <= linkedFor,
  }
  // of an import that was not killed
  return { calls, live: liveSource('import', [account], place as unknown as ReadingPlace, []) }
}

async function read({ live }: ReturnType<typeof source>): Promise<string[]> {
  const ids: string[] = []
  for await (const batch of live.batches()) ids.push(...batch.items.map(({ text }) => text))
  return ids
}

test('an account is read to its end while it is linked', async () => {
  const whole = source(100)
  expect(await read(whole)).toEqual(['a', 'b', 'c'])
  expect(whole.live.cutShort?.()).toBeUndefined()
})

test('of an account that is unlinked, what came is given, and nothing more is asked for', async () => {
  const cut = source(1)
  expect(await read(cut)).toEqual(['a', 'b'])
  expect(cut.calls.batches).toBe(2)
  expect(cut.live.cutShort?.()).toBe('unlinked')
})

test('of an account that is unlinked once it was read, no picture is fetched', async () => {
  const cut = source(3)
  expect(await read(cut)).toEqual(['a', 'b', 'c'])
  expect(cut.live.cutShort?.()).toBeUndefined()
  expect(await cut.live.open({ kind: 'photo', uri: `${uri}/a`, origin })).toBe('remote')
  expect(cut.live.cutShort?.()).toBe('unlinked')
})
