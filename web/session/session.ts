import { createStore } from 'zustand/vanilla'
import { endCookie, writeCookie } from './cookies.ts'
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

function readSession(): void {
  session.setState({ user: readUser() })
}

if (globalThis.document) {
  readSession()
  // somebody may have logged in or out in another tab
  document.addEventListener('visibilitychange', readSession)
}
