import type { Visitor } from './visitor.ts'

/** The cookies of somebody who is logged in to a site whose logins are played. */
export function loginCookies({ origin, uid, token }: Pick<Visitor, 'origin' | 'uid' | 'token'>) {
  return [
    { name: 'test%20user', value: encodeURIComponent(JSON.stringify({ uid, avatar: '' })), url: origin },
    { name: 'session', value: token, url: origin, httpOnly: true },
  ]
}
