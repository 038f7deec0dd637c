import { request } from 'undici'
import { z } from 'zod'
import type { LuluSettings } from '../../settings-shape.ts'
import { luluJob, luluPapers } from './lulu-job.ts'
import { type Printer, PrinterRefusal, type PrintOrder, type PrintState } from './printer.ts'
import { mostCharacters, refusalText } from './refusal-text.ts'

/** Lulu's print API, version of 2026: print jobs by OAuth client credentials; files are fetched by Lulu. */
export function luluPrinter(settings: LuluSettings, now: () => Date): Printer {
  const api = luluApi(settings, now)
  async function create(order: PrintOrder): Promise<unknown> {
    try {
      return await api('POST', '/print-jobs/', luluJob(order, settings.email))
    } catch (error) {
      if (error instanceof BadRequest)
        throw new PrinterRefusal(refusalText(error.answer, wordsOf(order)), { cause: error })
      throw error
    }
  }
  return {
    name: 'lulu',
    profile: 'lulu',
    papers: luluPapers,
    async handOver(order) {
      // one that was made by a try whose answer was lost
      const { results } = list.parse(await api('GET', `/print-jobs/?search=${encodeURIComponent(order.id)}`))
      const made = results.find(({ external_id }) => external_id === order.id)
      const { id } = made ?? job.parse(await create(order))
      return { jobId: String(id) }
    },
    async look(jobId) {
      return stateOf(job.parse(await api('GET', `/print-jobs/${encodeURIComponent(jobId)}/`)))
    },
  }
}

/** What people wrote and Lulu was told. */
function wordsOf({ address: { customs, ...address }, note, books }: PrintOrder): string[] {
  return [...Object.values(address), ...Object.values(customs ?? {}), note, ...books.map(book => book.title)]
}

const job = z.object({
  id: z.int(),
  external_id: z.string().nullish(),
  status: z.object({ name: z.string(), message: z.string().nullish() }),
  line_items: z
    .array(z.object({ tracking_id: z.string().nullish(), tracking_urls: z.array(z.string()).nullish() }))
    .default([]),
})
const list = z.object({ results: z.array(job) })

function stateOf({ status, line_items }: z.infer<typeof job>): PrintState {
  if (status.name === 'SHIPPED') {
    const tracked = line_items.find(({ tracking_id }) => tracking_id)
    const address = tracked?.tracking_urls?.[0]
    return {
      state: 'shipped',
      tracking: tracked?.tracking_id
        ? { number: tracked.tracking_id, ...(address !== undefined && { address }) }
        : undefined,
    }
  }
  if (['REJECTED', 'CANCELED', 'ERROR'].includes(status.name))
    return {
      state: 'refused',
      why: `${status.name} ${status.message ?? ''}`.trim().slice(0, mostCharacters), // some have no message
    }
  return { state: 'working' }
}

/** Calls with a token that is asked for when there is none, or it ends. */
function luluApi({ url, key, secret }: LuluSettings, now: () => Date) {
  let token: { text: string; until: number } | undefined
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string,
  ) => {
    const answer = await request(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
      headersTimeout: 20_000,
      bodyTimeout: 20_000,
    })
    const text = await answer.body.text()
    if (answer.statusCode === 400) throw new BadRequest(text, `${method} ${path}`)
    if (answer.statusCode >= 300) throw new Error(`Lulu answered ${answer.statusCode} to ${method} ${path}`)
    return JSON.parse(text) as unknown
  }
  const freshToken = async () => {
    const credentials = Buffer.from(`${key}:${secret}`).toString('base64')
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${credentials}`,
    }
    const path = '/auth/realms/glasstree/protocol/openid-connect/token'
    const answer = await call('POST', path, form, 'grant_type=client_credentials')
    const { access_token, expires_in } = tokenShape.parse(answer)
    // asked for anew a minute before its end
    token = { text: access_token, until: now().getTime() + (expires_in - 60) * 1000 }
    return token
  }
  return async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { text } = token && token.until > now().getTime() ? token : await freshToken()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${text}` }
    return call(method, path, headers, body && JSON.stringify(body))
  }
}

/** Lulu says what is wrong with what it was sent. */
class BadRequest extends Error {
  readonly answer: string

  constructor(answer: string, call: string) {
    super(`Lulu answered 400 to ${call}`)
    this.answer = answer
  }
}

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() })
