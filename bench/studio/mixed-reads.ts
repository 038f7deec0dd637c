import autocannon from 'autocannon'
import { createBook } from '#contract/books'
import { atLeast, atMost, figure, noTarget, type Table } from '../table.ts'
import { writeBookArchive } from './book-archive.ts'
import { importArchive } from './import-archive.ts'
import { keepSetting } from './keep-setting.ts'
import { watchParts } from './mixed-processor.ts'
import { mixedRequests, shares } from './mixed-requests.ts'
import { withService } from './start-service.ts'
import { type Visitor, visit } from './visitor.ts'

const perSecond = 500
const seconds = 20
const connections = 50

/** What browsers ask for, mixed, while the worker sets another book again and again. */
export async function benchMixedReads(): Promise<Table[]> {
  return withService(async (service, room) => {
    const zip = await writeBookArchive(room)
    const [reader, maker] = [await visit(service.origin, 'empty'), await visit(service.origin, 'second')]
    const [read, made] = [await newBook(reader, zip), await newBook(maker, zip)]
    const requests = await mixedRequests(reader, read.bid)
    // each once, so that drawings and pictures are kept, as they are for whoever comes second
    for (const { path, headers } of requests) await (await fetch(service.origin + path, { headers })).bytes()
    const setting = keepSetting(maker, made.bid, room)
    const parts = watchParts()
    const result = await autocannon({
      url: service.origin,
      requests,
      connections,
      overallRate: perSecond,
      duration: seconds,
    })
    const cores = parts()
    const books = await setting.end()
    const failed = result.errors + result.timeouts + result.non2xx
    return [
      {
        title: `Mixed reads while a book of ${made.pages} pages is set`,
        columns: ['', 'measured', 'target', ''],
        rows: [
          [
            'answers a second',
            figure(result.requests.average),
            ...atLeast(result.requests.average, perSecond * 0.98, ''),
          ],
          ['p50, ms', figure(result.latency.p50), ...noTarget],
          ['p97.5, ms', figure(result.latency.p97_5), ...noTarget],
          ['p99, ms', figure(result.latency.p99), ...atMost(result.latency.p99, 100, 'ms')],
          ['failed', String(failed), ...atMost(failed, 0, '')],
          ['MB a second', figure(result.throughput.average / 1e6), ...noTarget],
          ['books set meanwhile', String(books), ...noTarget],
          ...[...cores].map(([part, used]) => [`${part}, cores`, figure(used), ...noTarget]),
        ],
        notes: [
          `${perSecond} requests a second over ${connections} connections for ${seconds} s: ${shares}; compressed as browsers ask for it.`,
          'Latencies count from when a request was due. Client, API, worker and PostgreSQL share the cores of the machine; of a core that did nothing else, a part had 1.',
        ],
      },
    ]
  })
}

async function newBook(visitor: Visitor, zip: string) {
  const { bid } = await visitor.ask(createBook, { body: { typeset: 'a5-1' } })
  return { bid, ...(await importArchive(visitor, bid, zip)) }
}
