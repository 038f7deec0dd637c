import { useContext, useSyncExternalStore } from 'react'
import { DrawnFor } from './drawn-for.ts'
import { onUser, readUser, type SessionUser } from './user.ts'

/** Who is logged in; follows logins and logouts. */
export function useUser(): SessionUser | undefined {
  const drawnFor = useContext(DrawnFor)
  return useSyncExternalStore(onUser, readUser, () => drawnFor)
}
