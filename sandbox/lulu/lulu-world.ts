import type { IncomingMessage, ServerResponse } from 'node:http'
import { request as fetchFile } from 'undici'
import { faultsOf, type PrintJob, shownJob, type WantedJob } from './print-job.ts'

export interface LuluWorld {
  jobs(): readonly PrintJob[]
  /** The next answers to new jobs are lost on their way, though the jobs are made. */
  loseAnswers(times: number): void
  setStatus(id: number, name: string, tracking?: string): void
  /** Answers what lies under the prefix; false: the request is somebody else's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

export interface LuluWorldOptions {
  prefix?: string
  client?: { id: string; secret: string }
}

/**
 * Lulu's print API, as far as we use it: tokens, print jobs, their state. Files are fetched, and a job whose files are no PDFs is
 * rejected. `POST {prefix}/control` with `{ "id", "status", "tracking" }` moves a job on.
 */
export function luluWorld({
  prefix = '/sandbox/lulu',
  client = { id: 'sandbox-client', secret: 'sandbox-secret' },
}: LuluWorldOptions = {}): LuluWorld {
  const jobs = new Map<number, PrintJob>()
  const token = `lulu-${client.id}`
  let answersToLose = 0

  const setStatus = (id: number, name: string, tracking?: string) => {
    const job = jobs.get(id)
    if (!job) return
    job.status = { name, message: '' }
    if (tracking !== undefined) job.tracking = tracking
  }

  const create = async (wanted: WantedJob): Promise<Answer> => {
    const faults = faultsOf(wanted)
    if (Object.keys(faults).length > 0) return { status: 400, body: faults }
    const id = 1000 + jobs.size
    const job: PrintJob = { ...wanted, id, status: { name: 'CREATED', message: '' } }
    jobs.set(id, job)
    if (!(await filesAreThere(job))) job.status = { name: 'REJECTED', message: 'A file is no PDF.' }
    return { status: 201, body: shownJob(job) }
  }

  const answer = async (method: string, url: URL, headers: Headers, body: string): Promise<Answer> => {
    const path = url.pathname.slice(prefix.length)
    if (path === '/control' && method === 'POST') {
      const { id, status, tracking } = JSON.parse(body)
      setStatus(id, status, tracking)
      return { status: 200, body: { done: true } }
    }
    if (path === '/auth/realms/glasstree/protocol/openid-connect/token')
      return headers.authorization === `Basic ${btoa(`${client.id}:${client.secret}`)}`
        ? { status: 200, body: { access_token: token, expires_in: 3600, token_type: 'bearer' } }
        : { status: 401, body: { error: 'unauthorized_client' } }
    if (headers.authorization !== `Bearer ${token}`)
      return { status: 401, body: { detail: 'Authentication credentials were not provided.' } }
    if (path === '/print-jobs/' && method === 'POST') return create(JSON.parse(body))
    if (path === '/print-jobs/') {
      const search = url.searchParams.get('search') ?? ''
      const results = [...jobs.values()].filter(job => job.external_id.includes(search)).map(shownJob)
      return { status: 200, body: { count: results.length, results } }
    }
    const job = jobs.get(Number(/^\/print-jobs\/(\d+)\/$/.exec(path)?.[1]))
    return job ? { status: 200, body: shownJob(job) } : { status: 404, body: { detail: 'Not found.' } }
  }

  return {
    jobs: () => [...jobs.values()],
    loseAnswers: times => {
      answersToLose = times
    },
    setStatus,
    async handle(request, response) {
      const url = new URL(request.url ?? '', 'http://sandbox')
      if (!url.pathname.startsWith(`${prefix}/`)) return false
      const isNew = request.method === 'POST' && url.pathname === `${prefix}/print-jobs/`
      const { status, body } = await answer(request.method ?? '', url, request.headers, await read(request))
      if (isNew && answersToLose > 0) {
        answersToLose -= 1
        response.destroy()
        return true
      }
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify(body))
      return true
    },
    close: async () => undefined,
  }
}

interface Answer {
  status: number
  body: unknown
}

type Headers = IncomingMessage['headers']

async function filesAreThere({ line_items }: PrintJob): Promise<boolean> {
  for (const { printable_normalization: printable } of line_items)
    for (const { source_url } of [printable.cover, printable.interior]) {
      const answer = await fetchFile(source_url).catch(() => undefined)
      const bytes = await answer?.body.bytes()
      if (answer?.statusCode !== 200 || !bytes || Buffer.from(bytes.subarray(0, 5)).toString() !== '%PDF-')
        return false
    }
  return true
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
