import { z } from 'zod/mini'
import { settings } from '../settings/settings.ts'
import { day, readCookie } from './cookies.ts'

const shape = z.object({
  uid: z.string().check(z.minLength(1)),
  avatar: z.catch(z.string(), ''),
})

/** Who is logged in, as scripts may know it: the key of the session is in a cookie that they cannot read. */
export type SessionUser = z.infer<typeof shape>

/** The user of the cookie's text; undefined when there is none or it cannot be read. */
export function parseUser(text: string | undefined): SessionUser | undefined {
  if (!text) return undefined
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Seconds that a login lasts: until the session ends, or one day when that is not known (specification 4). */
export function loginSeconds(expiredAt: string | undefined, now: number): number {
  const end = expiredAt === undefined ? Number.NaN : Date.parse(expiredAt)
  return Number.isNaN(end) ? day : Math.max(0, (end - now) / 1000)
}

let lastRead: { text: string | undefined; user: SessionUser | undefined } = {
  text: undefined,
  user: undefined,
}

/** The user as of now. The same object as long as the cookie is the same. */
export function readUser(): SessionUser | undefined {
  const text = readCookie(userCookie())
  if (text !== lastRead.text) lastRead = { text, user: parseUser(text) }
  return lastRead.user
}

// a site that is tried out keeps its users apart (specification 4)
export const userCookies = ['user', 'test user'] as const

/** Name of the login cookie. */
export function userCookie(): (typeof userCookies)[number] {
  return settings().testMode ? 'test user' : 'user'
}
