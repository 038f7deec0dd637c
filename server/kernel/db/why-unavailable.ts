import { PoolBusy } from './pool-busy.ts'

/** Why PostgreSQL did not do it now, and would later: it has too much to do, or it is away. */
export type Unavailable = 'busy' | 'away'

/** Looks through an error and its causes; undefined for every other fault. */
export function whyUnavailable(error: unknown): Unavailable | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
    if (at instanceof PoolBusy) return 'busy'
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    if (busyCodes.has(code)) return 'busy'
    if (awayCodes.has(code) || code.startsWith('08') || awayMessages.test(at.message)) return 'away'
    // a name that leads to several addresses: each of them was tried
    if (at instanceof AggregateError && at.errors.some(whyUnavailable)) return 'away'
  }
  return undefined
}

/** A statement that took too long, a lock that did not come, a deadlock, a conflict, a transaction left idle, too many connections. */
const busyCodes = new Set(['57014', '55P03', '40P01', '40001', '25P03', '53300'])
/** Shut down, crashed, starting; and what the system says of a connection. */
const awayCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** pg says these without a code; ENOENT is a socket that is not there. */
const awayMessages =
  /^(Connection terminated|Cannot use a pool after|Query read timeout|Client has encountered a connection error|connect ENOENT|timeout expired)/
