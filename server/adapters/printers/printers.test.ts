import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LuluWorld, luluWorld } from '#sandbox/lulu/lulu-world'
import { buildPrintedBook, buildPrintedFile, buildPrintOrder } from '../../../tests/shop/build-print-order.ts'
import { s3Client } from '../files/s3-client.ts'
import { handoverBucket } from './handover-bucket.ts'
import { handoverFolder } from './handover-folder.ts'
import type { HandoverPlace } from './handover-place.ts'
import { luluPrinter } from './lulu-printer.ts'
import { manualPrinter } from './manual-printer.ts'
import { type PrintedBook, type Printer, PrinterRefusal } from './printer.ts'

let server: Server
let world: LuluWorld
let origin: string
let folder: string
let lulu: Printer
beforeAll(async () => {
  world = luluWorld()
  server = createServer(async (request, response) => {
    if (request.url === '/book.pdf') return response.end('%PDF-1.7')
    if (!(await world.handle(request, response))) response.writeHead(404).end()
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // a server that listens on a port has one
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'daybound-printer-'))
  lulu = luluPrinter(
    {
      url: `${origin}/sandbox/lulu`,
      key: 'sandbox-client',
      secret: 'sandbox-secret',
      email: 'b@days.example',
    },
    () => new Date(),
  )
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const buildFile = (path = '/book.pdf') => buildPrintedFile(`${origin}${path}`)
const buildBook = (overrides: Partial<PrintedBook> = {}) =>
  buildPrintedBook({ inner: buildFile(), cover: buildFile(), ...overrides })
const buildOrder = (id: string, books = [buildBook()]) => buildPrintOrder({ id, number: `N-${id}`, books })

test('Lulu gets each book with its copies, its package and where it goes', async () => {
  await lulu.handOver(buildOrder('o1'))
  expect(world.jobs().find(({ external_id }) => external_id === 'o1')).toMatchObject({
    shipping_level: 'EXPRESS',
    status: { name: 'CREATED' },
    shipping_address: { name: '林怡君', country_code: 'TW', postcode: '100' },
    line_items: [
      {
        title: '小島',
        quantity: 2,
        printable_normalization: { pod_package_id: '0583X0827.FC.PRE.CW.080CW444.MXX' },
      },
    ],
  })
})

test('an answer that is lost makes no second job', async () => {
  world.loseAnswers(1)
  await expect(lulu.handOver(buildOrder('o2'))).rejects.toThrow()
  const { jobId } = await lulu.handOver(buildOrder('o2'))
  expect(
    world
      .jobs()
      .filter(({ external_id }) => external_id === 'o2')
      .map(({ id }) => String(id)),
  ).toEqual([jobId])
})

test('Lulu tells when a job is shipped, and when it will not be', async () => {
  const { jobId } = await lulu.handOver(buildOrder('o3'))
  expect(await lulu.look?.(jobId)).toEqual({ state: 'working' })
  world.setStatus(Number(jobId), 'SHIPPED', 'RR 123')
  expect(await lulu.look?.(jobId)).toEqual({
    state: 'shipped',
    tracking: { number: 'RR 123', address: 'https://track.example/RR 123' },
  })
  const bad = await lulu.handOver(buildOrder('o4', [buildBook({ cover: buildFile('/none.pdf') })]))
  expect(await lulu.look?.(bad.jobId)).toEqual({ state: 'refused', why: 'REJECTED A file is no PDF.' })
})

test('what Lulu objects to is told, without what people wrote', async () => {
  const order = buildPrintOrder({ id: 'o0', address: { name: '', phone: '' } })
  const refused = await lulu.handOver(order).catch(error => error)
  expect(refused).toBeInstanceOf(PrinterRefusal)
  expect(refused.message).toBe(
    'shipping_address.name: This field is required. shipping_address.phone_number: This field is required.',
  )
})

interface Place {
  place: HandoverPlace
  /** Names of work that is there for a printer. */
  list(): Promise<string[]>
  read(path: string): Promise<Buffer>
  close(): Promise<void>
}

async function openFolder(): Promise<Place> {
  const path = await mkdtemp(join(folder, 'place-'))
  return {
    place: handoverFolder(path),
    // what is being copied is hidden
    list: async () => (await readdir(path)).filter(name => !name.startsWith('.')).sort(),
    read: name => readFile(join(path, name)),
    close: async () => undefined,
  }
}

async function openBucket(): Promise<Place> {
  const store = await startFauxqs({ port: 0, logger: false })
  store.createBucket('work')
  const account = {
    region: 'us-east-1',
    endpoint: store.address,
    forcePathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  }
  const bucket = handoverBucket({ ...account, bucket: 'work' })
  const client = s3Client(account)
  return {
    place: bucket,
    async list() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'work' }))
      // what has no ticket is not there yet
      return Contents.flatMap(({ Key = '' }) => (Key.endsWith('/ticket.json') ? Key.split('/')[0] : []) ?? [])
    },
    async read(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: 'work', Key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    async close() {
      bucket.close()
      client.destroy()
      await store.stop()
    },
  }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('work that is left in %s', (_, open) => {
  let left: Place
  let manual: Printer
  beforeAll(async () => {
    left = await open()
    manual = manualPrinter(left.place)
  })
  afterAll(() => left.close())

  test('is there whole, once, with a ticket that says what it is', async () => {
    const two = [buildBook({ volumes: 2 }), buildBook({ volume: 2, volumes: 2 }), buildBook({ title: '山' })]
    expect(await manual.handOver(buildOrder('o5', two))).toEqual({ jobId: 'o5' })
    expect(await manual.handOver(buildOrder('o5', []))).toEqual({ jobId: 'o5' })
    expect(await left.list()).toEqual(['o5'])
    const ticket = JSON.parse(String(await left.read('o5/ticket.json')))
    expect(ticket.note).toBe('請包好')
    expect(ticket.books.map(({ inner }: { inner: { file: string } }) => inner.file)).toEqual([
      '1-1-inner.pdf',
      '1-2-inner.pdf',
      '2-1-inner.pdf',
    ])
    expect(String(await left.read('o5/2-1-cover.pdf'))).toBe('%PDF-1.7')
  })

  test('is begun again where it broke, and never half there', async () => {
    const broken = buildBook({
      cover: { ...buildFile(), open: () => Promise.reject(new Error('the store is away')) },
    })
    await expect(manual.handOver(buildOrder('o6', [broken]))).rejects.toThrow('away')
    expect(await left.list()).toEqual(['o5'])
    await manual.handOver(buildOrder('o6'))
    expect(await left.list()).toEqual(['o5', 'o6'])
  })

  test('is the same bytes, however large', async () => {
    const bytes = Buffer.alloc(9 * 1024 * 1024, 'daybound ')
    const open = async () => Readable.from([bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)])
    await manual.handOver(
      buildOrder('o7', [buildBook({ inner: { ...buildFile(), bytes: bytes.length, open } })]),
    )
    expect((await left.read('o7/1-1-inner.pdf')).equals(bytes)).toBe(true)
  })
})

test.each(['first', 'second'] as const)(
  'work that is left twice at once is whole, and nothing is left beside it: the %s ends first',
  async earlier => {
    const path = await mkdtemp(join(folder, 'place-'))
    const names = ['1-1-inner.pdf', '1-1-cover.pdf', '1-2-inner.pdf', '1-2-cover.pdf', 'ticket.json']
    const leave = (gated: string, gate: () => Promise<unknown>) =>
      handoverFolder(path).leave(
        'o8',
        names.map(name => ({
          name,
          bytes: 8,
          async open() {
            if (name === gated) await gate()
            return Readable.from(['%PDF-1.7'])
          },
        })),
      )
    // of a process that was killed
    await mkdir(join(path, '.o8.part'))
    const [isAtThird, onwards] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = leave('1-2-inner.pdf', () => {
      isAtThird.resolve()
      return onwards.promise
    })
    await isAtThird.promise
    const second = leave('1-1-inner.pdf', async () => {
      if (earlier === 'second') return
      onwards.resolve()
      await first.catch(() => undefined)
    })
    if (earlier === 'second') await second
    onwards.resolve()
    const both = await Promise.allSettled([first, second])
    expect((await readdir(join(path, 'o8'))).sort()).toEqual([...names].sort())
    for (const name of names) expect(String(await readFile(join(path, 'o8', name)))).toBe('%PDF-1.7')
    expect(await readdir(path)).toEqual(['o8'])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  },
)
