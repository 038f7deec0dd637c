import { createContext } from 'react'
import type { SessionUser } from './user.ts'

/** For whom the page was drawn before the app took it over; nobody where it is the same for all. */
export const DrawnFor = createContext<SessionUser | undefined>(undefined)
