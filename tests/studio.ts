import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { Agent, FormData, request } from 'undici'
import type { Call } from '#contract/call'
import { apiRoot } from '#contract/call'
import { listBooks } from '#contract/shelf'
import { toWire } from '#contract/wire'
import { sandboxClient } from '#sandbox/social/sandbox-client'
import { startApi, startWorker } from '#server/app'
import type { ConnectionLimits } from '#server/kernel/db/limits'
import { completeSettings, type Environment, readSettings } from '#server/settings'
import { guideLife } from '../cli/serve/guide-life.ts'
import { playSandbox } from '../cli/serve/play-sandbox.ts'
import { withSandbox } from '../cli/serve/with-sandbox.ts'
import { freshDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { logIn } from './log-in.ts'
import { patienceMs } from './patience.ts'
import { playedFolder } from './played-folder.ts'

export interface Answer {
  status: number
  // what came, as it came: tests say what they expect of it
  // biome-ignore lint/suspicious/noExplicitAny: the body of any call
  body: any
}

export interface CallInput {
  token?: string
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  /** Bytes of the file of a form. */
  file?: Buffer
  headers?: Record<string, string>
}

export interface Studio {
  origin: string
  folder: string
  databaseUrl: string
  call(call: Call, input?: CallInput): Promise<Answer>
  /** Logs a person of the sandbox in, as a browser does. */
  logIn(person: string): Promise<{ uid: string; token: string; cookie: string }>
  /** Logs a person in, too, and finds the first book on the shelf: new people have one. */
  firstBook(person: string): Promise<{ token: string; bid: string; sid: string }>
  close(): Promise<void>
}

export interface StudioParts {
  worker?: boolean
  /** Folder of the built web app, where browsers come. */
  webFolder?: string
  /** The finished book that new people find on their shelf. */
  guide?: boolean
  /** More than a port and a folder. */
  environment?: Environment
  /** In place of the one that only says errors. */
  log?: Logger
  /** Ids of those who work at the desk; somebody may be added later. */
  staff?: string[]
  /** What the server asks of PostgreSQL, where a test is about that. */
  databaseLimits?: Partial<ConnectionLimits>
}

export const studioSecret = 'a secret that is long enough for a test of the studio'

/** The whole service in this process, on a port and a database of its own, with the networks played beside it. */
export async function startStudio({
  worker = true,
  webFolder,
  guide = false,
  environment = {},
  log,
  staff,
  databaseLimits = patientLimits,
}: StudioParts = {}): Promise<Studio> {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'daybound-studio-'))
  const port = await freePort()
  const smtpPort = await freePort()
  const read = readSettings({
    ...fewChildren,
    ...environment,
    PORT: String(port),
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
  })
  if ('refused' in read) throw new Error(JSON.stringify(read))
  const settings = withSandbox(
    completeSettings(read, { databaseUrl: database.url, secret: studioSecret }),
    sandboxClient,
    smtpPort,
  )
  const sandbox = await playSandbox({
    folder: playedFolder,
    smtpPort,
    productOrigin: `http://127.0.0.1:${port}`,
  })
  // known by their ids, which they have when they have logged in
  if (staff) settings.staffUids = staff
  const parts = [
    await startApi(settings, {
      sandbox,
      renderPatienceMs,
      databaseLimits,
      ...(log && { log: log.child({ service: 'api' }) }),
      ...(webFolder !== undefined && { webFolder }),
    }),
  ]
  const working = worker
    ? await startWorker(settings, {
        ...(log && { log: log.child({ service: 'worker' }) }),
        ...(guide && { guide: guideLife }),
      })
    : undefined
  const origin = `http://localhost:${port}`
  return {
    origin,
    folder,
    databaseUrl: database.url,
    call: (call, input = {}) => ask(origin, call, input),
    logIn: person => logIn(origin, person),
    async firstBook(person) {
      const { token } = await logIn(origin, person)
      const [{ bid, source }] = (await ask(origin, listBooks, { token })).body.data.books
      return { token, bid, sid: source.sid }
    },
    async close() {
      await working?.close()
      await Promise.all(parts.map(part => part.close()))
      await sandbox.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Our own: Node's fetch, where a test of this process used it first, leaves one that cannot send the forms of this undici. */
const dispatcher = new Agent()

/** Asks a service, wherever it runs. */
export async function ask(origin: string, call: Call, input: CallInput): Promise<Answer> {
  const { token, params = {}, query = {}, body, file, headers = {} } = input
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(apiRoot + path, origin)
  for (const [name, value] of Object.entries(Object(toWire(call.query, query))))
    url.searchParams.set(name, String(value))
  const answer = await request(url, {
    dispatcher,
    method: call.method,
    headers: {
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(toWire(call.body, body)) }),
    ...(call.form && file && { body: formOf(call.form.file, file) }),
  })
  if (call.as === 'events' && answer.statusCode === 200) {
    // an endless answer: that it began is all that is asked here
    answer.body.destroy()
    answer.body.on('error', () => undefined)
    return { status: 200, body: undefined }
  }
  return { status: answer.statusCode, body: await answer.body.json() }
}

function formOf(field: string, bytes: Buffer): FormData {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)]), 'picture.jpg')
  return form
}

/** Each takes a second until it has its fonts and is quick, and the other cores have tests to run. */
const fewChildren = { PAGE_CHILDREN: '1' }

/** A busy machine must not make the plain page of what a test wants rendered. */
const renderPatienceMs = 60_000

/** Nor refuse who waits for others on it. */
const patientLimits = {
  waitMs: patienceMs,
  statementMs: patienceMs,
  lockMs: patienceMs,
  idleMs: patienceMs,
}
