import { useContext } from 'react'
import { useStore } from 'zustand'
import { RenderedFor } from './rendered-for.ts'
import { session } from './session.ts'
import type { SessionUser } from './user.ts'

/** Who is logged in; follows logins and logouts. */
export function useUser(): SessionUser | undefined {
  const renderedFor = useContext(RenderedFor)
  const getInitialState = () => ({ user: renderedFor, expired: false })
  return useStore({ ...session, getInitialState }, ({ user }) => user)
}
