import { day, endCookie, readCookie, writeCookie } from './cookies.ts'
import { readUser } from './user.ts'

/** Who sent the visitor: the query's `sourceId` or `ref` (specification 2). */
function referrerIn(query: URLSearchParams): string | undefined {
  const referrer = query.get('sourceId') || query.get('ref')
  return referrer && isPersonId(referrer) ? referrer : undefined
}

/** Remembers on the home page who sent a visitor, for 90 days. Who is logged in has been bound before. */
export function keepReferrer(query: URLSearchParams): void {
  const referrer = referrerIn(query)
  if (referrer && !readUser()) storeReferrer(referrer)
}

/** What no person can be called is not kept; who is called so is asked at the login. */
export function storeReferrer(referrer: string): void {
  if (!isPersonId(referrer)) return
  writeCookie('referrer', referrer, 90 * day)
}

const isPersonId = (text: string) => /^[A-Za-z0-9_-]{1,64}$/.test(text)

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
