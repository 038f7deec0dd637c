import { useContext, useSyncExternalStore } from 'react'
import { RenderedFor } from './rendered-for.ts'
import { onUser, readUser, type SessionUser } from './user.ts'

/** Who is logged in; follows logins and logouts. */
export function useUser(): SessionUser | undefined {
  const renderedFor = useContext(RenderedFor)
  return useSyncExternalStore(onUser, readUser, () => renderedFor)
}
