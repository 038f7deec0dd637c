import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'undici'

export interface HttpAsk {
  url: string
  /** Fields of a form that is posted; without it the address is got. */
  form?: Readonly<Record<string, string>>
  /** In place of what the form says. */
  method?: 'DELETE'
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** One call of a network. Throws where nobody answers; redirections are answers, they are not followed. */
export type Http = (ask: HttpAsk) => Promise<HttpAnswer>

export const undiciHttp: Http = async ({ url, form, method, headers = {}, signal }) => {
  const answer = await request(url, {
    method: method ?? (form ? 'POST' : 'GET'),
    headers: { accept: 'application/json', ...headers, ...(form && { 'content-type': formType }) },
    ...(form && { body: new URLSearchParams(form).toString() }),
    ...(signal && { signal }),
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
  })
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer.body) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > mostBytes) throw new Error('The answer of a network is too long')
    chunks.push(bytes)
  }
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: Buffer.concat(chunks).toString('utf8'),
  }
}

const formType = 'application/x-www-form-urlencoded'
const patienceMs = 30_000
const mostBytes = 32 * 1024 * 1024
