export interface Page<T> {
  items: T[]
  paging?: Record<string, unknown>
}

const LARGEST = 100

export const readLimit = (query: URLSearchParams, usual = 25): number => {
  const limit = Number(query.get('limit') ?? usual)
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, LARGEST) : usual
}

/** Pages by cursor: `next` stands as long as something follows. Undefined where the cursor is none of ours. */
export function byCursor<T>(
  all: readonly T[],
  query: URLSearchParams,
  limit: number,
  address: (change: Record<string, string>) => string,
): Page<T> | undefined {
  const after = query.get('after')
  const before = query.get('before')
  const start =
    after !== null ? indexOf(after) + 1 : before !== null ? Math.max(0, indexOf(before) - limit) : 0
  const end = before !== null && after === null ? indexOf(before) : start + limit
  if (!Number.isInteger(start) || !Number.isInteger(end)) return undefined
  const items = all.slice(start, end)
  if (items.length === 0) return { items }
  const last = start + items.length - 1
  return {
    items,
    paging: {
      cursors: { before: cursor(start), after: cursor(last) },
      ...(last < all.length - 1 ? { next: address({ after: cursor(last) }) } : {}),
      ...(start > 0 ? { previous: address({ before: cursor(start) }) } : {}),
    },
  }
}

/**
 * Pages of a timeline by time, newest first. What was hidden counts for the limit and is left out, so pages may be short;
 * every page that held something has a `next`, and the last is empty.
 */
export function byTime<T extends { at: number }>(
  all: readonly (T & { hidden: boolean })[],
  query: URLSearchParams,
  limit: number,
  address: (change: Record<string, string>) => string,
): Page<T> | undefined {
  const since = readTime(query.get('since'))
  const until = readTime(query.get('until'))
  if (Number.isNaN(since) || Number.isNaN(until)) return undefined
  const token = query.get('__paging_token')
  const start =
    token === null
      ? all.findIndex(item => item.at <= (until ?? Number.POSITIVE_INFINITY))
      : indexOf(token) + 1
  if (!Number.isInteger(start)) return undefined
  const from = query.has('__previous') ? Math.max(0, start - limit) : start
  const to = query.has('__previous') ? start : start + limit
  const slice =
    start < 0 ? [] : all.slice(from, to).filter(item => item.at >= (since ?? Number.NEGATIVE_INFINITY))
  const [first] = slice
  const last = slice.at(-1)
  if (!first || !last) return { items: [] }
  return {
    items: slice.filter(item => !item.hidden),
    paging: {
      previous: address({ __paging_token: cursor(from - 1), __previous: '1' }),
      next: address({ until: String(last.at), __paging_token: cursor(from + slice.length - 1) }),
    },
  }
}

/** Unix seconds or anything that reads as a date; NaN where it does not. */
function readTime(value: string | null): number | undefined {
  if (value === null || value === '') return undefined
  return /^-?\d+$/.test(value) ? Number(value) : Math.floor(Date.parse(value) / 1000)
}

const cursor = (index: number) => Buffer.from(`at ${index}`).toString('base64url')

function indexOf(value: string): number {
  const match = /^at (-?\d{1,9})$/.exec(Buffer.from(value, 'base64url').toString('latin1'))
  return match ? Number(match[1]) : Number.NaN
}
