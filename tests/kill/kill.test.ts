import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { randomFrom } from '#sandbox/demo-life/random'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { probePrefix } from '#server/kernel/file-system-now'
import { deeper, isDeep } from '../depth.ts'
import { logIn } from '../log-in.ts'
import { type Caller, send, until } from './attempt.ts'
import { backAndForth, bringIn, download, edit, newBook, typesetIn, write } from './book-steps.ts'
import { createKiller } from './killer.ts'
import { readWholeBook } from './read-whole-book.ts'
import { type Killable, startKillable, type Target } from './start-killable.ts'

// Takes long: the parts of the service are killed 7 times, 26 in the deep run, and each time they start again.

let service: Killable
let caller: Caller

type Schedule = (next: readonly Target[], counted: 'event' | 'call', most: number) => void

/** A life from its archive to its file, with kills on the way. */
async function live(archive: string, schedule: Schedule) {
  const book = await newBook(caller)
  schedule(inUpload, 'call', 12)
  schedule(inImport, 'event', 12)
  await bringIn(caller, book, archive)
  schedule(inEdits, 'call', 14)
  await edit(caller, book)
  await write(caller, book)
  schedule(inPages, 'event', 8)
  for (const typeset of typesets) await typesetIn(caller, book, typeset)
  schedule(inFile, 'event', 8)
  const file = await download(caller, book, fetchFile)
  return { book, file }
}

async function fetchFile(path: string): Promise<Buffer> {
  return until('the file', async () => {
    const { status, bytes } = await send(service.origin + path, { method: 'GET' })
    return status === 200 ? bytes : undefined
  })
}

const inUpload: Target[] = isDeep ? ['api', 'backend', 'everything'] : ['api']
const inImport: Target[] = isDeep
  ? ['worker', 'worker', 'both', 'worker', 'postgres', 'worker', 'supervisor', 'worker']
  : ['both', 'supervisor']
const inEdits: Target[] = isDeep ? ['api', 'postgres', 'api', 'backend', 'api'] : ['api', 'backend']
const inPages: Target[] = isDeep ? ['worker', 'worker', 'backend', 'worker', 'both'] : ['worker']
const inFile: Target[] = isDeep ? ['worker', 'worker', 'postgres', 'worker', 'worker'] : ['postgres']
const typesets = isDeep ? (['a4-1', 'a5-2'] as const) : (['a5-2'] as const)
const planned = [inUpload, inImport, inEdits, inPages, inFile].flat().length

const ended = new Set(['failed', 'cancelled'])

// processes to kill are found where Linux tells of them
test.runIf(process.platform === 'linux')(
  'killed again and again, a book loses nothing and has nothing twice',
  deeper,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daybound-life-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const archive = join(folder, 'life.zip')
    const scale = isDeep ? { posts: 200, photos: 80 } : { posts: 140, photos: 40 }
    await writeDemoLife({ target: { zip: archive }, photos: 'small', scale })
    service = await startKillable()
    onTestFinished(async () => void (await service.close()))
    const { token } = await logIn(service.origin, 'empty')
    caller = { origin: service.origin, token, onCall: () => undefined }
    const undisturbed = await live(archive, () => undefined)
    const whole = await readWholeBook(service, caller, undisturbed.book.bid)
    const killer = createKiller(service, randomFrom('kills'))
    service.listen(killer.onEvent)
    caller = { ...caller, onCall: killer.onCall }
    const disturbed = await live(archive, killer.schedule)
    caller = { ...caller, onCall: () => undefined }
    await service.whole()
    expect(await readWholeBook(service, caller, disturbed.book.bid)).toEqual(whole)
    expect(disturbed.file).toEqual(undisturbed.file)
    expect(whole).toMatchObject({
      imports: [{ state: 'done', ended: true }],
      uploads: [{ name: 'facebook.zip', read: true, used: true }],
    })
    for (const { read, placed, duplicate, filtered, missing, unreadable } of whole.receipt)
      expect(read).toBe(placed + duplicate + filtered + missing + unreadable)
    // sixteen edits, and each layout
    const changes = 16 + typesets.length
    expect(await backAndForth(caller, disturbed.book)).toEqual([changes, changes])
    const { items, steps, lines, receipt } = whole
    const afterSteps = await readWholeBook(service, caller, disturbed.book.bid)
    expect(afterSteps).toMatchObject({ items, steps, lines, receipt })
    // what was taken back and done again just now is typeset still
    const left = await until('the end of all jobs', async () => {
      const jobs = await service.rows<{ name: string; state: string }>(
        `select name, state from jobs.job where state <> 'completed'`,
      )
      return jobs.every(({ state }) => ended.has(state)) ? jobs : undefined
    })
    expect(left).toEqual([])
    const archives = await service.rows<{ upload_id: string }>('select upload_id from uploads order by 1')
    const files = await readdir(join(service.folder, 'uploads'))
    // a killed process may leave the file that it asked for the time: it goes with the orphans
    expect(files.filter(name => !name.startsWith(probePrefix)).sort()).toEqual(
      archives.map(({ upload_id }) => upload_id).sort(),
    )
    expect(killer.left()).toBe(0)
    expect([...killer.kills.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(planned - 1)
    expect(await service.close()).toEqual({ left: [] })
  },
)
