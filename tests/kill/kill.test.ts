import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { randomFrom } from '#sandbox/demo-life/random'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { deeper, isDeep } from '../depth.ts'
import { logIn } from '../log-in.ts'
import { type Caller, send, until } from './attempt.ts'
import {
  type BookIds,
  backAndForth,
  bringIn,
  download,
  edit,
  newBook,
  typesetIn,
  write,
} from './book-steps.ts'
import { killer } from './killer.ts'
import { readWholeBook } from './read-whole-book.ts'
import { type Killable, startKillable, type Victim } from './start-killable.ts'

// Takes long: all parts of the service are killed 26 times in a round, and each time everything starts again.

let service: Killable
let caller: Caller

type Aim = (next: readonly Victim[], counted: 'event' | 'call', most: number) => void

/** A life from its archive to its file, with kills on the way. */
async function live(archive: string, aim: Aim) {
  const book = await newBook(caller)
  aim(inUpload, 'call', 12)
  aim(inImport, 'event', 12)
  await bringIn(caller, book, archive)
  aim(inEdits, 'call', 14)
  await edit(caller, book)
  await write(caller, book)
  aim(inPages, 'event', 8)
  await typesetIn(caller, book, 'a4-1')
  await typesetIn(caller, book, 'a5-2')
  aim(inFile, 'event', 8)
  const file = await download(caller, book, fetchFile)
  return { book, file }
}

async function fetchFile(path: string): Promise<Buffer> {
  return until('the file', async () => {
    const { status, bytes } = await send(service.origin + path, { method: 'GET' })
    return status === 200 ? bytes : undefined
  })
}

const inUpload: Victim[] = ['api', 'backend', 'everything']
const inImport: Victim[] = [
  'worker',
  'worker',
  'both',
  'worker',
  'postgres',
  'worker',
  'supervisor',
  'worker',
]
const inEdits: Victim[] = ['api', 'postgres', 'api', 'backend', 'api']
const inPages: Victim[] = ['worker', 'worker', 'backend', 'worker', 'both']
const inFile: Victim[] = ['worker', 'worker', 'postgres', 'worker', 'worker']

const rounds = isDeep ? 2 : 1
const ended = new Set(['failed', 'cancelled'])

// processes to kill are found where Linux tells of them
test.runIf(process.platform === 'linux')(
  'killed again and again, a book loses nothing and has nothing twice',
  { ...deeper, timeout: 600_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daybound-life-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const archive = join(folder, 'life.zip')
    await writeDemoLife({ target: { zip: archive }, photos: 'small', scale: { posts: 200, photos: 80 } })
    service = await startKillable()
    onTestFinished(async () => void (await service.close()))
    const { token } = await logIn(service.origin, 'empty')
    caller = { origin: service.origin, token, onCall: () => undefined }
    const calm = await live(archive, () => undefined)
    const whole = await readWholeBook(service, caller, calm.book.bid)
    const shots = killer(service, randomFrom('kills'))
    service.listen(shots.onEvent)
    caller = { ...caller, onCall: shots.onCall }
    const torn: { book: BookIds; file: unknown }[] = []
    for (let round = 0; round < rounds; round += 1) torn.push(await live(archive, shots.aim))
    caller = { ...caller, onCall: () => undefined }
    await service.whole()
    for (const { book, file } of torn) {
      expect(await readWholeBook(service, caller, book.bid)).toEqual(whole)
      expect(file).toEqual(calm.file)
    }
    expect(whole).toMatchObject({
      imports: [{ state: 'done', ended: true }],
      uploads: [{ name: 'facebook.zip', read: true, used: true }],
    })
    for (const { read, placed, duplicate, filtered, missing, unreadable } of whole.receipt)
      expect(read).toBe(placed + duplicate + filtered + missing + unreadable)
    const [last] = torn
    if (last) {
      const [back, forth] = await backAndForth(caller, last.book)
      expect([back, forth]).toEqual([18, 18])
      const { items, steps, lines, receipt } = whole
      expect(await readWholeBook(service, caller, last.book.bid)).toMatchObject({
        items,
        steps,
        lines,
        receipt,
      })
    }
    // what was taken back and done again just now is typeset still
    const left = await until('the end of all jobs', async () => {
      const jobs = await service.rows<{ name: string; state: string }>(
        `select name, state from jobs.job where state <> 'completed'`,
      )
      return jobs.every(({ state }) => ended.has(state)) ? jobs : undefined
    })
    expect(left).toEqual([])
    const archives = await service.rows<{ upload_id: string }>('select upload_id from uploads order by 1')
    expect((await readdir(join(service.folder, 'uploads'))).sort()).toEqual(
      archives.map(({ upload_id }) => upload_id).sort(),
    )
    expect(shots.left()).toBe(0)
    expect([...shots.hits.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(25 * rounds)
    expect(await service.close()).toEqual({ left: [] })
  },
)
