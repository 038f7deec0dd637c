import { clearUser } from './user.ts'

const listeners = new Set<() => void>()

/** Calls back when the server no longer knows the login. Returns the way to stop. */
export function onExpiry(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The server answered 401: the login cookies go, and the frame says so and goes home (specification 8). */
export function expireUser(): void {
  clearUser()
  for (const listener of listeners) listener()
}
