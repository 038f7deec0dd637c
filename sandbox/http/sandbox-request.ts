import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** A request as the sandbox reads it: the path below the prefix, query and form in one. */
export interface SandboxRequest {
  method: string
  /** `['facebook', 'graph', 'v26.0', 'me']` */
  segments: string[]
  query: URLSearchParams
  /** The query and the fields of a form, where one was sent. */
  fields: URLSearchParams
  headers: IncomingHttpHeaders
  /** Where the requester found us, with the prefix: `http://localhost:3000/sandbox`. */
  base: string
  body: string
}

const LONGEST_BODY = 64 * 1024

export const isBelow = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length))

/** Reads a request below the prefix, with its body where it has one. */
export async function readRequest(req: IncomingMessage, prefix: string): Promise<SandboxRequest> {
  const [path = '', search = ''] = (req.url ?? '').split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  const body = req.method === 'POST' ? await readBody(req) : ''
  const fields = new URLSearchParams(query)
  if (String(req.headers['content-type']).startsWith('application/x-www-form-urlencoded'))
    for (const [name, value] of new URLSearchParams(body)) fields.set(name, value)
  return {
    method: req.method ?? 'GET',
    segments: path.slice(prefix.length).split('/').filter(Boolean).map(decoded),
    query,
    fields,
    headers: req.headers,
    base: originOf(req.headers) + prefix,
    body,
  }
}

function originOf(headers: IncomingHttpHeaders): string {
  const scheme = String(headers['x-forwarded-proto']).split(',')[0]?.trim()
  const origin = `${scheme === 'https' ? 'https' : 'http'}://${headers.host ?? ''}`
  const url = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? URL.parse(origin) : null
  return url?.origin ?? 'http://localhost'
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    // The rest is read and dropped, so that the answer still finds its way.
    if (length <= LONGEST_BODY) chunks.push(bytes)
  }
  return length > LONGEST_BODY ? '' : Buffer.concat(chunks).toString('utf8')
}
