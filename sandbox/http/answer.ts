/** What a part of the sandbox answers; writing it to a socket is the world's business. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: typeof value === 'string' ? value : JSON.stringify(value),
})

export const text = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
})

export const redirect = (location: string): Answer => ({
  status: 302,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: '',
})
