import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request says that a proxy passed it on. One that passes on without a word is not known by this. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return marks.some(name => headers[name] !== undefined)
}

const marks = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
] as const
