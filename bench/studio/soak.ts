import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { changeItem, createBook, deleteBook } from '#contract/books'
import { makeDownload, readDownload } from '#contract/downloads'
import { listItems } from '#contract/social-books'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { people } from '#sandbox/social/people'
import { atMost, figure, noTarget, type Table } from '../table.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { treeOf } from '../watch-processes.ts'
import { awaitGuide } from './await-guide.ts'
import { importArchive } from './import-archive.ts'
import { slopeOf } from './slope-of.ts'
import { startService } from './start-service.ts'
import { type Visitor, visit } from './visitor.ts'

/** Minutes of work, and minutes after it in which the last deletions reach the disk. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const settleMinutes = Number(process.env.SOAK_SETTLE_MINUTES ?? 7)
const persons = 10
const sampleEveryMs = 2_000
const patienceMs = 300_000
const unlimited = {
  QUOTA_UPLOAD_BYTES: '0',
  QUOTA_UPLOADS: '0',
  QUOTA_PICTURE_BYTES: '0',
  QUOTA_BOOKS: '0',
  QUOTA_IMPORTS_A_DAY: '0',
  QUOTA_PDFS_AN_HOUR: '0',
}

interface Sample {
  minute: number
  rounds: number
  /** Resident memory of each part, MB. */
  memory: Record<Part, number>
  /** Below DATA_FOLDER, without PostgreSQL, MB. */
  disk: number
}

const parts = ['api', 'worker', 'others'] as const
type Part = (typeof parts)[number]

/** Ten people import, edit, make a PDF and delete in a circle: memory and disk have to stay flat, and nothing may wait at the end. */
export async function benchSoak(): Promise<Table[]> {
  return inTemporaryFolder(async folder => {
    const zip = join(folder, 'facebook-soak.zip')
    await writeDemoLife({ target: { zip }, scale: { posts: 60, photos: 20 }, photos: 'small' })
    const service = await startService(folder, unlimited)
    try {
      return [await soak(service.origin, join(folder, 'data'), zip)]
    } finally {
      await service.stop()
    }
  })
}

async function soak(origin: string, data: string, zip: string): Promise<Table> {
  const willing = people.filter(person => !person.refuses).map(({ key }) => key)
  const visitors = await Promise.all(
    Array.from({ length: persons }, (_, n) => visit(origin, willing[n % willing.length] ?? 'empty')),
  )
  const [first] = visitors
  if (first) await awaitGuide(first)
  const start = performance.now()
  const minute = () => (performance.now() - start) / 60_000
  const samples: Sample[] = []
  let rounds = 0
  const look = () => samples.push({ minute: minute(), rounds, memory: memoryOf(), disk: diskOf(data) })
  const before = diskOf(data)
  const timer = setInterval(look, sampleEveryMs)
  try {
    await Promise.all(
      visitors.map(async visitor => {
        while (minute() < minutes) {
          await round(visitor, zip)
          rounds += 1
        }
      }),
    )
  } finally {
    clearInterval(timer)
  }
  const worked = minute()
  const waitingAtEnd = await waitingJobs(origin)
  await pause(settleMinutes * 60_000)
  const left = (diskOf(data) - before) / Math.max(rounds, 1)
  const waiting = await waitingJobs(origin)
  const late = samples.filter(sample => sample.minute >= worked / 2)
  const growth = (part: Part) => slopeOf(late.map(({ minute: x, memory }) => ({ x, y: memory[part] })))
  const disk = slopeOf(late.map(({ rounds: x, disk: y }) => ({ x, y })))
  const peak = (part: Part) => Math.max(...samples.map(({ memory }) => memory[part]))
  return {
    title: `${persons} people import, edit, make a PDF and delete for ${figure(worked)} minutes`,
    columns: ['', 'measured', 'target', ''],
    rows: [
      ['rounds', String(rounds), ...noTarget],
      ...parts.map(part => [`memory of ${part}: most, MB`, figure(peak(part)), ...noTarget]),
      ...parts.map(part => [
        `memory of ${part}: growth, MB a minute`,
        figure(growth(part)),
        ...atMost(growth(part), 1, 'MB a minute'),
      ]),
      ['files while it works, MB a round', figure(disk), ...noTarget],
      ['files left after the sweep, MB a round', left.toFixed(3), ...atMost(left, 0.05, 'MB a round')],
      ['jobs that wait at the end', String(waitingAtEnd), ...noTarget],
      ['jobs that wait after the sweep', String(waiting), ...atMost(waiting, 0, '')],
    ],
    notes: [
      `Growth by least squares over the second half of the time; files without PostgreSQL. What is deleted is off the disk some six minutes later: the last look is ${settleMinutes} minutes after the last round.`,
      'Memory as RSS, added up by part; others are the children for reading, pictures and pages, and what supervises.',
      'SOAK_MINUTES and SOAK_SETTLE_MINUTES set the times. People who are fewer than ten log in more than once; quotas are off.',
    ],
  }
}

async function round(visitor: Visitor, zip: string): Promise<void> {
  const { bid, source } = await visitor.ask(createBook, { body: {} })
  await importArchive(visitor, bid, zip)
  const { items } = await visitor.ask(listItems, { params: { sid: source.sid }, query: { pagesize: 20 } })
  for (const { itemId, chapterId, version, content } of items.slice(0, 3))
    await visitor.ask(changeItem, {
      params: { bid, chapterId, itemId },
      body: { version, run: 'soak', content: `${content} 再寫一句。` },
    })
  await makePdf(visitor, bid)
  await visitor.ask(deleteBook, { params: { bid } })
}

/** Pages that are still being set make a PDF stale: it is asked for again then. */
async function makePdf(visitor: Visitor, bid: string): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const { state } = await visitor.ask(readDownload, { params: { bid } })
    if (state === 'ready') return
    if (state === 'failed') throw new Error('a PDF failed')
    if (state !== 'making') await visitor.ask(makeDownload, { params: { bid } })
    await pause(200)
  }
  throw new Error('a PDF was not ready in time')
}

/** Resident memory of all that this process has started, by part, MB. */
function memoryOf(): Record<Part, number> {
  const memory: Record<Part, number> = { api: 0, worker: 0, others: 0 }
  for (const { pid, bytes } of treeOf(process.pid)) {
    if (pid !== process.pid) memory[partOf(pid)] += bytes / 1e6
  }
  return memory
}

function partOf(pid: number): Part {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return parts.find(part => words.includes(part)) ?? 'others'
  } catch {
    // it has just ended
    return 'others'
  }
}

/** MB of the files of a folder; PostgreSQL's are its own matter. */
function diskOf(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'postgres') continue
    const path = join(folder, entry.name)
    try {
      if (entry.isDirectory()) bytes += diskOf(path) * 1e6
      else if (entry.isFile()) bytes += statSync(path).size
    } catch {
      // removed since the folder was read
    }
  }
  return bytes / 1e6
}

async function waitingJobs(origin: string): Promise<number> {
  const { body } = await request(`${origin}/metrics`)
  const figures = [...(await body.text()).matchAll(/^jobs_waiting(?:\{[^}]*\})? (\d+)/gm)]
  if (figures.length === 0) throw new Error('the figures name no waiting jobs')
  return figures.reduce((sum, [, count]) => sum + Number(count), 0)
}
