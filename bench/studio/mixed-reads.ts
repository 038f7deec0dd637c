import { createBook } from '#contract/shelf'
import { percentile } from '../median.ts'
import { atLeast, atMost, figure, noTarget, type Table } from '../table.ts'
import { writeBookArchive } from './book-archive.ts'
import { importArchive } from './import-archive.ts'
import { keepSetting } from './keep-setting.ts'
import { watchParts } from './mixed-processor.ts'
import { mixedRequests, shares } from './mixed-requests.ts'
import { sendAtRandom } from './send-at-random.ts'
import { type Service, withService } from './start-service.ts'
import { type Visitor, visit } from './visitor.ts'

const perSecond = 500
const seconds = 20
const connections = 50
/** Covers are limited by address (600 a minute): what is asked comes from so many. */
const addresses = 50

/** What browsers ask for, mixed, while the worker sets another book again and again. */
export async function benchMixedReads(): Promise<Table[]> {
  return withService(readMixed, { environment: { TRUSTED_PROXIES: 'loopback' } })
}

async function readMixed(service: Service, folder: string): Promise<Table[]> {
  const zip = await writeBookArchive(folder)
  const [reader, maker] = [await visit(service.origin, 'empty'), await visit(service.origin, 'second')]
  const [read, made] = [await newBook(reader, zip), await newBook(maker, zip)]
  const requests = (await mixedRequests(reader, read.bid)).map((request, at) => ({
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': `10.0.0.${at % addresses}` },
  }))
  // each once, so that drawings and pictures are kept, as they are for whoever comes second
  for (const { path, headers } of requests) await (await fetch(service.origin + path, { headers })).bytes()
  const setting = keepSetting(maker, made.bid, folder)
  const parts = watchParts()
  const sent = await sendAtRandom(service.origin, requests, { perSecond, seconds, connections })
  const cores = parts()
  const books = await setting.end()
  const { milliseconds, failed } = sent
  const rate = milliseconds.length / sent.seconds
  const p99 = percentile(milliseconds, 99)
  return [
    {
      title: `Mixed reads while a book of ${made.pages} pages is set`,
      columns: ['', 'measured', 'target', ''],
      rows: [
        ['answers a second', figure(rate), ...atLeast(rate, perSecond * 0.98, '')],
        ['p50, ms', figure(percentile(milliseconds, 50)), ...noTarget],
        ['p97.5, ms', figure(percentile(milliseconds, 97.5)), ...noTarget],
        ['p99, ms', figure(p99), ...atMost(p99, 100, 'ms')],
        ['failed', String(failed), ...atMost(failed, 0, '')],
        ['MB a second', figure(sent.bytes / 1e6 / sent.seconds), ...noTarget],
        ['books set meanwhile', String(books), ...noTarget],
        ...[...cores].map(([part, used]) => [`${part}, cores`, figure(used), ...noTarget]),
      ],
      notes: [
        `${perSecond} requests a second at random moments over ${connections} connections for ${seconds} s: ${shares}; compressed as browsers ask for it.`,
        'Latencies count from when a request was due. Client, API, worker and PostgreSQL share the cores of the machine; of a core that did nothing else, a part had 1.',
        ...[...sent.failures].map(([what, count]) => `Failed ${count} times: ${what}`),
      ],
    },
  ]
}

async function newBook(visitor: Visitor, zip: string) {
  const { bid } = await visitor.ask(createBook, { body: { typeset: 'a5-1' } })
  return { bid, ...(await importArchive(visitor, bid, zip)) }
}
