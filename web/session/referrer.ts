import { day, endCookie, readCookie, writeCookie } from './cookies.ts'
import { readUser } from './user.ts'

/** Who sent the visitor: the query's `sourceId` or `ref` (specification 2). */
function referrerIn(query: URLSearchParams): string | undefined {
  const found = query.get('sourceId') || query.get('ref')
  return found && found.length <= 200 ? found : undefined
}

/** Remembers on the home page who sent a visitor, for 90 days. Who is logged in has been bound before. */
export function keepReferrer(query: URLSearchParams): void {
  const found = referrerIn(query)
  if (found && !readUser()) storeReferrer(found)
}

export function storeReferrer(referrer: string): void {
  writeCookie('referrer', referrer, 90 * day)
}

export function readReferrer(): string | undefined {
  return readCookie('referrer') || undefined
}

export function forgetReferrer(): void {
  endCookie('referrer')
}

/** The cookie of those who see what is being tried out: `state=test` sets it, any other state removes it. */
export const betaCookie = {
  set: () => writeCookie('beta', '1'),
  remove: () => endCookie('beta'),
}
