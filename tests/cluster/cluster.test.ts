import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { shareHeader } from '#contract/call'
import { changeDesign } from '#contract/design'
import { changeSharing } from '#contract/sharing'
import { readBook } from '#contract/shelf'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { type MailCatcher, startMailCatcher } from '#sandbox/mail/mail-catcher'
import { jobs } from '#server/layers'
import { freshDatabase, type TestDatabase } from '../database.ts'
import { deeper, isDeep } from '../depth.ts'
import { playedStore, storeEnvironment } from '../imports/played-store.ts'
import { type Caller, send, until } from '../kill/attempt.ts'
import { type BookIds, bringIn, download, edit, newBook, typesetIn, write } from '../kill/book-steps.ts'
import { readWholeBook } from '../kill/read-whole-book.ts'
import { type Collector, startCollector } from '../span-collector.ts'
import { ask } from '../studio.ts'
import { logInByMail } from './log-in-by-mail.ts'
import { type Cluster, type Member, startCluster } from './start-cluster.ts'
import { watchBook } from './watch-book.ts'

// Takes long: six start commands on one database and one store, each killed with all its processes, and heartbeats that are waited for.

let cluster: Cluster
let database: TestDatabase
let store: Awaited<ReturnType<typeof playedStore>>
let mails: MailCatcher
let collector: Collector
let client: Client
let token: string

beforeAll(async () => {
  if (!isDeep) return
  database = await freshDatabase({ empty: true })
  client = new Client({ connectionString: database.url })
  await client.connect()
  store = await playedStore()
  mails = await startMailCatcher()
  collector = await startCollector()
  cluster = await startCluster({
    ...storeEnvironment(store.address),
    DATABASE_URL: database.url,
    SECRET: 'a secret that is long enough for all of the cluster',
    SANDBOX: 'off',
    EMAIL_LOGIN: 'on',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'days@example.com',
    PAGE_CHILDREN: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  })
})
afterAll(async () => {
  await cluster?.close()
  await mails?.close()
  collector?.close()
  await store?.stop()
  await client?.end()
  await database?.drop()
})

const rows = async <T extends object>(sql: string, values: readonly unknown[] = []) =>
  (await client.query(sql, [...values])).rows as T[]
const errorsOf = (members: readonly Member[]) =>
  members.flatMap(({ lines }) => lines.filter(({ level }) => level === 'error' || level === 'fatal'))
const all = () => [...cluster.apis, ...cluster.workers]

test.runIf(isDeep)(
  'six first starts at once make one database, without an error in a log',
  deeper,
  async () => {
    expect(errorsOf(all())).toEqual([])
    const applied = await rows<{ name: string }>('select name from migrations')
    expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length)
    token = await logInByMail(cluster.origin, mails, 'yijun@example.com')
    expect(mails.mails().map(({ to, times }) => [to, times])).toEqual([[['yijun@example.com'], 1]])
  },
)

test.runIf(isDeep)(
  'what is changed at one server is heard by who watches another, and by who comes again when that one died',
  deeper,
  async () => {
    const { bid } = await newBook(quiet())
    const changeAt = async (server: Member, title: string) => {
      const input = { token, params: { bid }, body: { title } }
      expect((await ask(server.origin, changeDesign, input)).status).toBe(200)
    }
    const [first, second, third] = cluster.apis
    for (const [watched, changing] of [
      [first, second],
      [second, third],
      [third, first],
    ] as const) {
      const watching = watchBook(watched.origin, token, bid)
      onTestFinished(watching.leave)
      await expect.poll(watching.connections).toBe(1)
      await changeAt(changing, `改名的是 ${changing.origin}`)
      await expect.poll(watching.heard).toContain('event: changed')
    }

    const watching = watchBook(cluster.origin, token, bid)
    onTestFinished(watching.leave)
    await expect.poll(watching.connections).toBe(1)
    // whichever of them he watches dies
    for (const server of cluster.apis) {
      await server.kill()
      await server.start()
    }
    await expect.poll(watching.connections).toBeGreaterThan(1)
    await changeAt(second, '又改了')
    await expect.poll(watching.heard).toContain('event: changed')
  },
)

test.runIf(isDeep)('a link of one server opens the book at all, and is closed at all', deeper, async () => {
  const [first, second] = cluster.apis
  const { bid } = await newBook(quiet())
  const params = { bid }
  const readAtEach = (headers: Record<string, string>) =>
    Promise.all(
      cluster.apis.map(async ({ origin }) => (await ask(origin, readBook, { params, headers })).status),
    )
  const opened = await ask(first.origin, changeSharing, { token, params, body: { link: {} } })
  const headers = { [shareHeader]: opened.body.data.link.share }
  expect(await readAtEach(headers)).toEqual([200, 200, 200])
  await ask(second.origin, changeSharing, { token, params, body: { link: null } })
  expect(await readAtEach(headers)).toEqual([404, 404, 404])
})

test.runIf(isDeep)(
  'each of the six is killed in turn, and a life loses nothing and has nothing twice',
  deeper,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daybound-life-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const archive = join(folder, 'life.zip')
    await writeDemoLife({ target: { zip: archive }, photos: 'small', scale: { posts: 200, photos: 80 } })
    const undisturbed = await live(quiet(), archive, (_step, _book, work) => work())
    const whole = await readWholeBook({ rows }, quiet(), undisturbed.book.bid)
    expect(whole).toMatchObject({
      imports: [{ state: 'done', ended: true }],
      uploads: [{ read: true, used: true }],
    })

    const [first, second, third] = cluster.apis
    const calls = countCalls()
    const killed = new Set<Member>()
    const killAndStart = async (member: Member) => {
      await member.kill()
      killed.add(member)
      await member.start()
    }
    const isActive = async (id: unknown) =>
      (await rows("select from jobs.job where id = $1 and state = 'active'", [id])).length > 0
    /** The worker that has the job, on its way; another, where it had just ended. */
    const killAtWork = (kind: string, what: string, { bid }: BookIds) =>
      until(`the death of who has ${kind}`, async () => {
        const running = "select from progress where bid = $1 and what = $2 and state = 'running'"
        const begun = whoBegan(kind)
        if (!begun || (await rows(running, [bid, what])).length === 0) return undefined
        if (!(await isActive(begun.id))) return undefined
        await begun.member.kill()
        const wasAtWork = await isActive(begun.id)
        killed.add(begun.member)
        await begun.member.start()
        return wasAtWork ? true : undefined
      })
    const kills: Record<Step, (book: BookIds) => Promise<unknown>[]> = {
      import: book => [
        calls.after(3).then(() => killAndStart(first)),
        killAtWork('import', 'pictures', book),
      ],
      edit: () => [calls.after(5).then(() => killAndStart(second))],
      typeset: book => [killAtWork('typeset', 'pages', book)],
      download: book => [calls.after(2).then(() => killAndStart(third)), killAtWork('download', 'pdf', book)],
    }
    const caller = { ...quiet(), onCall: calls.count }
    const disturbed = await live(caller, archive, async (step, book, work) => {
      const [done] = await Promise.all([work(), ...kills[step](book)])
      return done
    })
    // who had none of these jobs dies idle
    for (const worker of cluster.workers) if (!killed.has(worker)) await killAndStart(worker)

    expect(killed).toEqual(new Set(all()))
    expect(await readWholeBook({ rows }, quiet(), disturbed.book.bid)).toEqual(whole)
    expect(disturbed.file).toEqual(undisturbed.file)
    const takenBack = cluster.workers.flatMap(({ lines }) =>
      lines.filter(({ msg }) => msg === 'a job was taken back from a worker that died').map(({ job }) => job),
    )
    expect(new Set(takenBack)).toEqual(new Set(['import', 'typeset', 'download']))
    const jobsLeft = () =>
      rows("select name, state from jobs.job where state in ('created', 'retry', 'active')")
    await expect.poll(jobsLeft).toEqual([])
    expect(await rows("select name, output from jobs.job where state = 'failed'")).toEqual([])
  },
)

test.runIf(isDeep)(
  'an import is one trace, from the server that was asked to the worker that did it',
  deeper,
  async () => {
    const traced = () => {
      const spans = new Map(collector.spans().map(span => [span.id, span]))
      return [...spans.values()].filter(({ name, service, parent, trace }) => {
        if (name !== 'job import' || service !== 'daybound-worker') return false
        const parentSpan = spans.get(parent ?? '')
        return parentSpan?.service === 'daybound-api' && parentSpan.trace === trace
      })
    }
    await expect.poll(() => traced().length).toBeGreaterThan(0)
    const [job] = traced()
    const within = collector
      .spans()
      .filter(({ trace, service }) => trace === job?.trace && service === 'daybound-worker')
    expect(within.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^insert items/)]),
    )
  },
)

test.runIf(isDeep)('what the clock asks for is done once, by one of the workers', deeper, async () => {
  const eachMinute = jobs.filter(({ every }) => every === '* * * * *').map(({ name }) => name)
  const runs = () =>
    rows<{ name: string; runs: number }>(
      `select name, date_trunc('minute', created_on) as minute, count(*)::int as runs
       from jobs.job where name = any($1) and state = 'completed' group by 1, 2`,
      [eachMinute],
    )
  for (const name of eachMinute)
    await expect
      .poll(async () => (await runs()).filter(run => run.name === name).length, { timeout: 300_000 })
      .toBeGreaterThan(1)
  expect((await runs()).filter(run => run.runs > 1)).toEqual([])
})

test.runIf(isDeep)('in all that time nobody logged an error', deeper, () => {
  expect(errorsOf(all())).toEqual([])
})

type Step = 'import' | 'edit' | 'typeset' | 'download'
type During = <T>(step: Step, book: BookIds, work: () => Promise<T>) => Promise<T>

/** A life from its archive to its file. */
async function live(caller: Caller, archive: string, during: During) {
  const book = await newBook(caller)
  await during('import', book, () => bringIn(caller, book, archive))
  await during('edit', book, async () => {
    await edit(caller, book)
    await write(caller, book)
  })
  await during('typeset', book, () => typesetIn(caller, book, 'a4-1'))
  await typesetIn(caller, book, 'a5-2')
  const fetchFile = (path: string) =>
    until('the file', async () => {
      const { status, bytes } = await send(cluster.origin + path, { method: 'GET' })
      return status === 200 ? bytes : undefined
    })
  const file = await during('download', book, () => download(caller, book, fetchFile))
  return { book, file }
}

const quiet = (): Caller => ({ origin: cluster.origin, token, onCall: () => undefined })

/** Says when so many more calls were sent. */
function countCalls() {
  let counted = 0
  const waiting: { at: number; resolve(): void }[] = []
  return {
    count() {
      counted += 1
      for (const { at, resolve } of waiting) if (at <= counted) resolve()
    },
    after: (more: number) => new Promise<void>(resolve => waiting.push({ at: counted + more, resolve })),
  }
}

/** The last job of a kind that was begun, and by which worker. */
function whoBegan(kind: string): { member: Member; id: unknown } | undefined {
  const begun = cluster.workers.flatMap(member => {
    const lines = member.lines.filter(({ msg, job }) => msg === 'a job begins' && job === kind)
    return lines.map(({ time, id }) => ({ member, id, time: String(time) }))
  })
  return begun.sort((a, b) => b.time.localeCompare(a.time))[0]
}
