import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContentNetwork } from '#domain/catalogue/networks'
import { type ServedSocial, serveSocial } from '#sandbox/social/serve-social'
import { type BookRow, books } from '#server/features/library/books/schema'
import { importMedia, importPlaces } from '#server/features/library/imports/schema'
import { deeper, isDeep } from '../../../../tests/depth.ts'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { linkAccount, sandboxNetworks } from '../../../../tests/imports/sandbox-networks.ts'
import { resetOrders } from '../../../../tests/login/network-token.ts'
import { playedFolder } from '../../../../tests/played-folder.ts'
import { buildItem } from '../../../../tests/press/build-item.ts'
import { ingestBatch } from './ingest-batch.ts'
import { keepPlace } from './reading-place.ts'
import { receiptOf } from './receipt-of.ts'
import { startImport } from './start-import.ts'

// Takes long: lives are read over HTTP, in a process of its own for each kill.

let fixture: ImportFixture
let social: ServedSocial
let onAsk: (path: string) => Promise<void> = async () => undefined
beforeAll(async () => {
  fixture = await importFixture()
  social = await serveSocial({
    // pictures are drawn once for all runs on this machine
    folder: playedFolder,
    now: Date.now,
    async onAsk(address) {
      const [path = ''] = address.replace(/^\/sandbox\/\w+\/graph(\/v26\.0)?/, '').split('?')
      if (address.startsWith('/sandbox/control')) return
      await onAsk(path)
    },
  })
  Object.assign(fixture.deps.settings, sandboxNetworks(social.base))
})
beforeEach(async () => {
  onAsk = async () => undefined
  await resetOrders(social.base)
})
afterAll(async () => {
  await fixture.close()
  await social.close()
})

const script = fileURLToPath(new URL('../../../../tests/imports/import-worker.ts', import.meta.url))

/** How often each list was asked for a page. */
type Calls = Record<string, number>

/** Whether a worker dies at a request; `takenIn`: how many before it need not be asked for again. */
type Kill = (path: string, takenIn: number) => boolean

interface Worked {
  calls: Calls
  /** Of those, what had come in with its place. */
  takenIn: Calls
}

/** Does an import; with `isEnd` in a process of its own, which is killed at the first request that `isEnd` says yes to. */
async function work(importId: string, isEnd?: Kill): Promise<Worked> {
  const paths: string[] = []
  const worker = isEnd ? startWorker(importId) : undefined
  let lastPlaces = ''
  let takenIn = 0
  onAsk = async path => {
    const now = JSON.stringify(await placesOf(importId))
    // nothing is asked for while a batch is taken in
    if (now !== lastPlaces) takenIn = paths.length
    lastPlaces = now
    paths.push(path)
    if (isEnd?.(path, takenIn)) await worker?.kill()
  }
  await (worker ? worker.death() : importing.run({ importId }, fixture.deps))
  return { calls: countsOf(paths), takenIn: countsOf(paths.slice(0, takenIn)) }
}

/** A worker to kill. */
function startWorker(importId: string) {
  const args = [script, fixture.database.url, fixture.folder, importId, '0', social.base]
  const child = spawn(process.execPath, args)
  const ended = once(child, 'exit')
  const complaint = text(child.stderr)
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    /** Throws where it came to its end before. */
    async death() {
      const [code, signal] = await ended
      if (signal !== 'SIGKILL') throw new Error(`exit ${code} ${await complaint}`)
    },
  }
}

function countsOf(paths: readonly string[]): Calls {
  const counts: Calls = {}
  for (const path of paths) if (isList(path)) counts[path] = (counts[path] ?? 0) + 1
  return counts
}

const isList = (path: string) => /\/(posts|albums|photos|media|accounts)$/.test(path)

const placesOf = (importId: string) =>
  fixture.deps.db
    .select()
    .from(importPlaces)
    .where(eq(importPlaces.importId, importId))
    .orderBy(importPlaces.subject, importPlaces.list)

const mediaOf = (importId: string) =>
  fixture.deps.db.select().from(importMedia).where(eq(importMedia.importId, importId))

interface AccountImport {
  via: ContentNetwork
  person: string
  sources: string[]
  since?: number
  until?: number
}
const seconds = (year: number, month: number) => Date.UTC(year, month, 1) / 1000
const facebook: AccountImport = {
  via: 'facebook',
  person: 'huge',
  sources: ['posts'],
  since: seconds(2021, 0),
}
const instagram: AccountImport = {
  via: 'instagram',
  person: 'huge',
  sources: ['posts'],
  since: seconds(2015, 0),
}
const fanPage: AccountImport = {
  via: 'facebook',
  person: 'demo',
  sources: ['posts', 'pages'],
  since: seconds(2022, 0),
  until: seconds(2022, 2),
}

async function start({ via, person, ...request }: AccountImport) {
  const book = await fixture.newBook()
  const token = await linkAccount(fixture.deps, social.base, book, via, person)
  const ask = () =>
    fixture.deps.db.transaction(tx =>
      startImport(tx, fixture.deps, { bid: book.bid, via, request, names: ['me'] }),
    )
  return { book, token, ask, importId: await ask() }
}

async function bookOf(book: BookRow) {
  const { items, photos, troubles } = await receiptOf(fixture.deps.db, book.bid)
  return { ...(await fixture.state(book)), receipt: { items, photos, troubles } }
}

/** An account that came in undisturbed, once for all tests. */
const whole = (() => {
  const imported = new Map<AccountImport, ReturnType<typeof bring>>()
  async function bring(account: AccountImport) {
    const { importId, book, ask } = await start(account)
    return { calls: (await work(importId)).calls, book: await bookOf(book), ask }
  }
  return (account: AccountImport) => {
    const bringing = imported.get(account) ?? bring(account)
    imported.set(account, bringing)
    return bringing
  }
})()

const inPosts: Kill = (path, takenIn) => path === '/me/posts' && takenIn > 50
const inMedia: Kill = (path, takenIn) => path === '/me/media' && takenIn > 9
const inPictures: Kill = path => path.startsWith('/sandbox/cdn/')

const kills: [string, AccountImport, Kill][] = [['the pictures', fanPage, inPictures]]
const moreKills: [string, AccountImport, Kill][] = [
  ['its media', instagram, inMedia],
  ['its posts', facebook, inPosts],
  ['its posts, with much that had not come in yet', facebook, countdown(70)],
  ['its photos', facebook, path => path === '/me/photos'],
  ['a fan page', fanPage, path => /^\/\d+\/posts$/.test(path)],
]

test.each(isDeep ? moreKills : kills)(
  'killed while it asks for %s, an import asks for no page again but one',
  deeper,
  async (_, account, isEnd) => {
    const untouched = await whole(account)
    const { importId, book, token } = await start(account)
    const { takenIn } = await work(importId, isEnd)
    const written = JSON.stringify([await placesOf(importId), await mediaOf(importId)])
    const { calls } = await work(importId)
    expect(Object.keys(takenIn)).not.toEqual([])
    for (const [path, times] of Object.entries(untouched.calls)) {
      const again = (calls[path] ?? 0) + (takenIn[path] ?? 0) - times
      expect([path, again]).toEqual([path, expect.toSatisfy(n => n <= 1)])
    }
    expect(await bookOf(book)).toEqual(untouched.book)
    for (const secret of [token, 'access_token', 'appsecret_proof', 'EAAS', 'IGAA'])
      expect(written).not.toContain(secret)
    expect([await placesOf(importId), await mediaOf(importId)]).toEqual([[], []])
  },
)

test('an import that is killed again and again loses nothing and has nothing twice', deeper, async () => {
  // by default the one that came in whole for the other kills already
  const account = isDeep ? facebook : fanPage
  const { importId, book } = await start(account)
  for (const calls of isDeep ? [1, 20, 35, 60, 40, 13, 25] : [20, 30]) await work(importId, countdown(calls))
  await work(importId)
  expect(await bookOf(book)).toEqual((await whole(account)).book)
})

const lostPlaces = [
  ['leads to nothing', Buffer.from('at 99999').toString('base64url')],
  ['is refused', 'no cursor'],
]

test.each(isDeep ? lostPlaces : [])(
  'a list whose place %s is read from its start',
  deeper,
  async (_, after) => {
    const { importId, book } = await start(instagram)
    await work(importId, inMedia)
    const [row] = await placesOf(importId)
    if (!row) throw new Error('no place')
    await fixture.deps.db
      .update(importPlaces)
      .set({ place: { ...row.place, next: { after } } })
      .where(eq(importPlaces.importId, importId))
    const untouched = await whole(instagram)
    expect((await work(importId)).calls['/me/media']).toBe((untouched.calls['/me/media'] ?? 0) + 1)
    expect(await bookOf(book)).toEqual(untouched.book)
  },
)

test('pictures whose addresses ran out are asked for again', async () => {
  const { importId, book } = await start(fanPage)
  await work(importId, inPictures)
  await fixture.deps.db
    .update(importMedia)
    .set({ address: sql`replace(${importMedia.address}, 'oh=', 'oh=0')` })
    .where(eq(importMedia.importId, importId))
  await work(importId)
  expect(await bookOf(book)).toEqual((await whole(fanPage)).book)
})

test('what was withheld is told although it is not asked for again', async () => {
  const account = { ...fanPage, person: 'withholds' }
  const { importId, book } = await start(account)
  await work(importId, inPictures)
  await work(importId)
  const { book: untouched } = await whole(account)
  expect(untouched.receipt.troubles).not.toEqual([])
  expect(await bookOf(book)).toEqual(untouched)
})

test('what was read comes in with its place, or not at all', async () => {
  const { importId, book } = await start(instagram)
  const item = buildItem()
  const places = new Map([['me/media', { next: { after: 'x' }, read: 1, troubles: [] }]])
  const taking = ingestBatch(fixture.deps, book, importId, new Map(), {
    items: [item],
    given: [item],
    receipt: [],
    troubles: [],
    async keepPlace(tx) {
      await keepPlace(tx, importId, 'me', { places, addresses: new Map() })
      throw new Error('the worker is gone')
    },
  })
  await expect(taking).rejects.toThrow('the worker is gone')
  expect([await placesOf(importId), (await fixture.state(book)).items]).toEqual([[], []])
})

test('a new import asks for everything', async () => {
  const { calls, ask } = await whole(fanPage)
  expect((await work(await ask())).calls).toEqual(calls)
})

test('a place goes with its book', async () => {
  const { importId, book } = await start(instagram)
  const places = new Map([['me/media', { next: { after: 'x' }, read: 1, troubles: [] }]])
  const addresses = new Map([['1.jpg', 'https://a.example/1.jpg']])
  await fixture.deps.db.transaction(tx => keepPlace(tx, importId, 'me', { places, addresses }))
  expect([(await placesOf(importId)).length, (await mediaOf(importId)).length]).toEqual([1, 1])
  await fixture.deps.db.delete(books).where(eq(books.bid, book.bid))
  expect([await placesOf(importId), await mediaOf(importId)]).toEqual([[], []])
})

function countdown(calls: number): Kill {
  let left = calls
  return () => {
    left -= 1
    return left === 0
  }
}
