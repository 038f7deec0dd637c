import { useSyncExternalStore } from 'react'
import { onUser, readUser, type SessionUser } from './user.ts'

/** Who is logged in; follows logins and logouts. */
export function useUser(): SessionUser | undefined {
  return useSyncExternalStore(onUser, readUser, nobody)
}

function nobody(): undefined {
  return undefined
}
