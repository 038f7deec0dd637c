import { createStore } from 'zustand/vanilla'
import { day, endCookie, readCookie, writeCookie } from './cookies.ts'
import { loginSeconds, readUser, type SessionUser, userCookie, userCookies } from './user.ts'

export interface Session {
  /** As the cookie was when this window last looked: after logins and logouts here, and when one comes back to it. */
  user: SessionUser | undefined
  /** The server no longer knew the login. */
  expired: boolean
}

/** Who is logged in. Nobody at first, as on the server: there, each page says for whom it is. */
export const session = createStore<Session>(() => ({ user: undefined, expired: false }))

/** Keeps the user in the login cookie. `expiredAt` is an ISO moment. */
export function storeUser(user: SessionUser, expiredAt: string | undefined, now = Date.now()): void {
  forgetLeaving()
  writeCookie(userCookie(), JSON.stringify(user), loginSeconds(expiredAt, now))
  session.setState({ user: readUser(), expired: false })
}

/** Logs out on this device: all login cookies go. */
export function clearUser(): void {
  for (const name of userCookies) endCookie(name)
  readSession()
}

/** The server answered 401: the login cookies go, and the app says so and goes home (specification 8). */
export function expireUser(): void {
  clearUser()
  session.setState({ expired: true })
}

/** Scripts cannot end the session's cookie: until the server has heard that somebody left, this says so. */
export function keepLeaving(): void {
  writeCookie('leaving', '1', 180 * day)
}

export function isLeaving(): boolean {
  return readCookie('leaving') !== undefined
}

export function forgetLeaving(): void {
  endCookie('leaving')
}

function readSession(): void {
  session.setState({ user: readUser() })
}

if (globalThis.document) {
  readSession()
  // somebody may have logged in or out in another tab
  document.addEventListener('visibilitychange', readSession)
}
