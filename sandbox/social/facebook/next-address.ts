import type { SandboxRequest } from '../../http/sandbox-request.ts'

/** The address of another page of the list asked for, with the token in it as theirs have; `origin` misleads. */
export function nextAddress(request: SandboxRequest, token: string, origin: string | undefined) {
  return (change: Record<string, string>): string => {
    const url = inner(request, request.segments, origin)
    for (const [name, value] of request.query) if (!PAGING.includes(name)) url.searchParams.set(name, value)
    url.searchParams.set('access_token', token)
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
    return url.href
  }
}

/** The address of a list inside a record. */
export function innerAddress(request: SandboxRequest, token: string, origin: string | undefined) {
  return (path: string, limit: number): URL => {
    const head = request.segments.slice(0, /^v\d/.test(request.segments[2] ?? '') ? 3 : 2)
    const url = inner(request, [...head, ...path.split('/')], origin)
    url.searchParams.set('access_token', token)
    url.searchParams.set('limit', String(limit))
    return url
  }
}

/** What a further page has anew, or not at all. */
const PAGING = ['after', 'before', '__paging_token', '__previous', 'appsecret_proof']

function inner(request: SandboxRequest, segments: string[], origin: string | undefined): URL {
  const url = new URL(`${request.base}/${segments.map(encodeURIComponent).join('/')}`)
  return origin === undefined ? url : new URL(url.pathname, origin)
}
