import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { makeDownload, readDownload } from '#contract/downloads'
import { changeItem } from '#contract/items'
import { createBook, deleteBook } from '#contract/shelf'
import { listItems } from '#contract/social-books'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { people } from '#sandbox/social/people'
import { atMost, figure, noTarget, type Table } from '../table.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { treeOf } from '../watch-processes.ts'
import { awaitGuide } from './await-guide.ts'
import { childRows, replacedAbove, type SeenChild } from './child-levels.ts'
import { importArchive } from './import-archive.ts'
import { type Part, partOf, parts } from './part-of.ts'
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
  memory: Record<Part, PartMemory>
  children: SeenChild[]
  /** Below DATA_FOLDER, without PostgreSQL, MB. */
  disk: number
}

interface PartMemory {
  processes: number
  /** MB (ownMemory). */
  memory: number
}

/** Those whose garbage collect-memory.ts collects. */
const lasting = ['api', 'worker'] as const
/** The other parts that live as long as the service; what supervises has little. */
const otherParts = parts.filter(part => part !== 'api' && part !== 'worker' && !(part in replacedAbove))

const collecting = new URL('collect-memory.ts', import.meta.url)

/** Ten people import, edit, make a PDF and delete in a circle: memory and disk have to stay flat, and nothing may wait at the end. */
export async function benchSoak(): Promise<Table[]> {
  return inTemporaryFolder(async folder => {
    const zip = join(folder, 'facebook-soak.zip')
    await writeDemoLife({ target: { zip }, scale: { posts: 60, photos: 20 }, photos: 'small' })
    const memory = process.env.SOAK_MEMORY_FOLDER ?? join(folder, 'memory')
    await mkdir(memory, { recursive: true })
    const service = await startService(folder, {
      ...unlimited,
      NODE_OPTIONS: `--import=${collecting.href}`,
      SOAK_MEMORY_FOLDER: memory,
    })
    try {
      return [await soak(service.origin, { data: join(folder, 'data'), memory, zip })]
    } finally {
      await service.stop()
    }
  })
}

interface SoakFiles {
  /** What the service keeps. */
  data: string
  /** What collect-memory.ts writes. */
  memory: string
  zip: string
}

async function soak(origin: string, { data, memory, zip }: SoakFiles): Promise<Table> {
  const willing = people.filter(person => !person.refuses).map(({ key }) => key)
  const visitors = await Promise.all(
    Array.from({ length: persons }, (_, n) => visit(origin, willing[n % willing.length] ?? 'empty')),
  )
  const [first] = visitors
  if (first) await awaitGuide(first)
  const [start, startedAt] = [performance.now(), Date.now()]
  const minute = () => (performance.now() - start) / 60_000
  const samples: Sample[] = []
  let rounds = 0
  const look = () => samples.push({ minute: minute(), rounds, ...memoryOf(), disk: diskOf(data) })
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
  const refusals = visitors.reduce((sum, visitor) => sum + visitor.refusals(), 0)
  const late = samples.filter(sample => sample.minute >= worked / 2)
  const collected = (part: (typeof lasting)[number], what: keyof typeof collectedKinds) =>
    slopeOf(
      readCollected(memory, part)
        .map(line => ({ x: (line.at - startedAt) / 60_000, y: collectedKinds[what](line) / 1e6 }))
        .filter(({ x }) => x >= worked / 2 && x <= worked),
    )
  const growth = (part: Part) => slopeOf(late.map(({ minute: x, memory }) => ({ x, y: memory[part].memory })))
  const disk = slopeOf(late.map(({ rounds: x, disk: y }) => ({ x, y })))
  const peak = (part: Part, what: keyof PartMemory) =>
    Math.max(...samples.map(({ memory }) => memory[part][what]))
  return {
    title: `${persons} people import, edit, make a PDF and delete for ${figure(worked)} minutes`,
    columns: ['', 'measured', 'target', ''],
    rows: [
      ['rounds', String(rounds), ...noTarget],
      ...parts.map(part => [
        `memory of ${part}: most, MB`,
        `${figure(peak(part, 'memory'))} (${peak(part, 'processes')} at most)`,
        ...noTarget,
      ]),
      ...lasting.flatMap(part =>
        (Object.keys(collectedKinds) as (keyof typeof collectedKinds)[]).map(what => [
          `${what} of ${part}, garbage collected: growth, MB a minute`,
          figure(collected(part, what)),
          ...(isHeldTo(what) ? atMost(collected(part, what), 1, 'MB a minute') : noTarget),
        ]),
      ),
      ...otherParts.map(part => [
        `memory of ${part}: growth, MB a minute`,
        figure(growth(part)),
        ...atMost(growth(part), 1, 'MB a minute'),
      ]),
      ...childRows(samples, worked),
      ['calls answered with 503, and made again', String(refusals), ...noTarget],
      ['files while it works, MB a round', figure(disk), ...noTarget],
      ['files left after the sweep, MB a round', left.toFixed(3), ...atMost(left, 0.05, 'MB a round')],
      ['jobs that wait at the end', String(waitingAtEnd), ...noTarget],
      ['jobs that wait after the sweep', String(waiting), ...atMost(waiting, 0, '')],
    ],
    notes: [
      `Growth by least squares over the second half of the time; files without PostgreSQL. What is deleted is off the disk some six minutes later: the last look is ${settleMinutes} minutes after the last round.`,
      'API and worker collect their garbage every 5 s while this is measured: what they hold in spite of it is what grows for ever, not what V8 puts off.',
      'Memory by part with shared pages divided among those who share them (Pss), without PostgreSQL’s shared buffers (128 MB), which fill to their size; garbage collected as RSS. Pages, pictures and archives are the children of API and worker that set, decode and read; others is what supervises.',
      'Children begin and end while others work, so that the slope of their sum tells of their number alone (in the run of ten minutes, 1.41 and 11.9 MB a minute for pages and archives). What is held to is that one of them does not grow for ever: the mean of the last quarter of the time beside that of the quarter before, over all looks and children; and its largest at the size above which a child is replaced once its job has ended.',
      'SOAK_MINUTES and SOAK_SETTLE_MINUTES set the times. People who are fewer than ten log in more than once; quotas are off.',
    ],
  }
}

async function round(visitor: Visitor, zip: string): Promise<void> {
  const { bid, source } = await visitor.ask(createBook, { body: {} })
  await importArchive(visitor, bid, zip)
  const { items } = await visitor.ask(listItems, { params: { sid: source.sid }, query: { pagesize: 20 } })
  for (const { itemId, chapterId, version, content } of items.slice(0, 3)) {
    const before = visitor.refusals()
    const params = { bid, chapterId, itemId }
    const body = { version, run: 'soak', content: `${content} 再寫一句。` }
    await visitor.ask(changeItem, { params, body }).catch(error => {
      // it may have been done before it was answered with 503
      if (visitor.refusals() === before || !error.message.includes(': 409 ')) throw error
    })
  }
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

interface Collected {
  at: number
  /** Bytes, as what follows. */
  rss: number
  heapUsed: number
  /** That V8 has taken from the system for its heap: live objects, and room for those to come. */
  heap: number
}

/** What is measured of a part. */
const collectedKinds = {
  memory: (line: Collected) => line.rss,
  'of it live objects': (line: Collected) => line.heapUsed,
  'of it free room in V8’s heap': (line: Collected) => line.heap - line.heapUsed,
  'of it outside of V8': (line: Collected) => line.rss - line.heap,
}

const isHeldTo = (what: keyof typeof collectedKinds) => what === 'memory' || what === 'of it live objects'

/** What a part held each time after its garbage was collected. */
function readCollected(folder: string, part: string): Collected[] {
  const lines = readFileSync(join(folder, part), 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line))
}

/** Memory of all that this process has started, by part, and of each child. */
function memoryOf(): Pick<Sample, 'memory' | 'children'> {
  const children: SeenChild[] = []
  const memory = Object.fromEntries(parts.map(part => [part, { processes: 0, memory: 0 }])) as Record<
    Part,
    PartMemory
  > // reason: made of all parts
  for (const { pid } of treeOf(process.pid)) {
    if (pid === process.pid) continue
    const name = partOf(commandOf(pid))
    const own = ownMemory(pid) / 1e6
    memory[name].processes += 1
    memory[name].memory += own
    // one that has just ended has none
    if (name in replacedAbove && own > 0)
      children.push({ part: name, memory: own, resident: residentMemory(pid) / 1e6 })
  }
  return { memory, children }
}

/** Nothing where it has just ended. */
function commandOf(pid: number): string[] {
  return read(`/proc/${pid}/cmdline`)
    .split('\0')
    .filter(word => word !== '')
}

/** Bytes, what is shared with other processes divided among them; without PostgreSQL's shared buffers, which fill to their size. */
function ownMemory(pid: number): number {
  const rollup = read(`/proc/${pid}/smaps_rollup`)
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1] ?? 0)
  return (kilobytes('Pss') - kilobytes('Pss_Shmem')) * 1024
}

/** Bytes, with all that is shared: by this a child is replaced. */
function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // it has just ended
    return ''
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
