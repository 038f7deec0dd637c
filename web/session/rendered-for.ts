import { createContext } from 'react'
import type { SessionUser } from './user.ts'

/** For whom the server rendered the page, before the app took it over; nobody where it is the same for all. */
export const RenderedFor = createContext<SessionUser | undefined>(undefined)
