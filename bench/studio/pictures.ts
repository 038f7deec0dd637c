import { Agent, FormData, request } from 'undici'
import { uploadImage } from '#contract/images'
import { listBooks } from '#contract/shelf'
import { hostilePictures, largestAvif } from '../../tests/attacks/hostile-pictures.ts'
import { percentile } from '../median.ts'
import { atMost, figure, noTarget, type Table } from '../table.ts'
import { watchProcesses } from '../watch-processes.ts'
import { sendAtRandom } from './send-at-random.ts'
import { withService } from './start-service.ts'
import { addressOf, type Visitor, visit } from './visitor.ts'

const uploads = 100
const perSecond = 20
const seconds = 30

/** The shelf of one person while another uploads pictures that are tiny but huge, all at once. */
export async function benchPictures(): Promise<Table[]> {
  return withService(async service => {
    const [reader, attacker] = [await visit(service.origin, 'empty'), await visit(service.origin, 'second')]
    const path = addressOf(service.origin, listBooks).slice(service.origin.length)
    const headers = { accept: 'application/json', authorization: `Token ${reader.token}` }
    const shelf = () =>
      sendAtRandom(service.origin, [{ method: 'GET', path, headers }], {
        perSecond,
        seconds,
        connections: 10,
      })
    const calm = await shelf()
    const kinds = (await hostilePictures()).map(({ bytes }) => bytes)
    const files = Array.from({ length: uploads }, (_, n) =>
      n % 3 === 0 ? largestAvif() : (kinds[n % kinds.length] ?? largestAvif()),
    )
    const watched = watchProcesses(process.pid)
    const begun = performance.now()
    const attack = Promise.all(files.map(bytes => upload(attacker, bytes))).then(statuses => ({
      statuses,
      seconds: (performance.now() - begun) / 1000,
    }))
    const troubled = await shelf()
    const { statuses, seconds: attackSeconds } = await attack
    const { peakBytes, atPeak } = watched()
    const p99 = percentile(troubled.milliseconds, 99)
    const strange = statuses.filter(status => status >= 500).length
    return [
      {
        title: `The shelf while ${uploads} hostile pictures are uploaded at once`,
        columns: ['', 'measured', 'target', ''],
        rows: [
          ['p50 before, ms', figure(percentile(calm.milliseconds, 50)), ...noTarget],
          ['p99 before, ms', figure(percentile(calm.milliseconds, 99)), ...noTarget],
          ['p50, ms', figure(percentile(troubled.milliseconds, 50)), ...noTarget],
          ['p99, ms', figure(p99), ...atMost(p99, 500, 'ms')],
          ['shelves that failed', String(troubled.failed), ...atMost(troubled.failed, 0, '')],
          ['uploads answered with 500 or more', String(strange), ...atMost(strange, 0, '')],
          ['until the last upload was answered, s', figure(attackSeconds), ...noTarget],
          ['memory of all processes at its peak, MB', figure(peakBytes / 1e6), ...noTarget],
          ['of the largest of them, MB', figure(Math.max(...atPeak) / 1e6), ...noTarget],
        ],
        notes: [
          `A third are AVIF of 7,070 px square in 765 bytes, which take a gigabyte each to be decoded; the others as in tests/attacks. The shelf is read ${perSecond} times a second for ${seconds} s.`,
          'Memory as the sum of all processes, client and PostgreSQL among them, with shared pages counted for each.',
        ],
      },
    ]
  })
}

const dispatcher = new Agent({ headersTimeout: 600_000, bodyTimeout: 600_000 })

async function upload({ origin, token }: Visitor, bytes: Buffer): Promise<number> {
  const form = new FormData()
  form.append(uploadImage.form.file, new Blob([new Uint8Array(bytes)]), 'picture.jpg')
  const headers = { authorization: `Token ${token}` }
  const { statusCode, body } = await request(addressOf(origin, uploadImage), {
    dispatcher,
    method: 'POST',
    headers,
    body: form,
  })
  await body.dump()
  return statusCode
}
