import type { FastifyReply, FastifyRequest } from 'fastify'

interface Place {
  settings: { publicOrigin: string }
}

/** The key of the session that a browser shows; undefined where it shows none. No script reads this cookie. */
export function sessionKeyOf({ cookies }: Pick<FastifyRequest, 'cookies'>, place: Place): string | undefined {
  const key = cookies[sessionCookie(place)]
  return key !== undefined && /^[\w-]{1,200}$/.test(key) ? key : undefined
}

/** Gives a browser its session. Other sites do not make it send the cookie, other than by leading a person here. */
export function giveSession(reply: FastifyReply, key: string, expiresAt: Date, place: Place): void {
  const name = sessionCookie(place)
  const secure = name === names.https
  reply.setCookie(name, key, { path: '/', expires: expiresAt, httpOnly: true, sameSite: 'lax', secure })
}

/** Takes the cookie of a session that is over out of the browser. */
export function endSessionCookie({ cookies }: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply): void {
  // a server without cookies has none to end
  for (const name of Object.values(names))
    if (cookies?.[name] !== undefined) reply.clearCookie(name, { path: '/', secure: name === names.https })
}

/** On https by a name that no other host of the domain can set. */
function sessionCookie({ settings }: Place): string {
  return settings.publicOrigin.startsWith('https:') ? names.https : names.http
}

const names = { https: '__Host-session', http: 'session' } as const
