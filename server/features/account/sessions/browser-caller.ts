import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { callerOf } from './authenticate.ts'
import { cookiesOf } from './cookies-of.ts'

/** Who navigates: navigations carry no header, so that the login cookie of the web app says it. */
export async function browserCaller(
  request: FastifyRequest,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Caller | undefined> {
  const cookies = cookiesOf(request.headers.cookie)
  for (const name of ['user', 'test user']) {
    const user = shape.safeParse(cookies.get(name)).data
    const caller = user && (await callerOf(db, user.token.key, now()))
    if (caller && caller.uid === user.uid) return caller
  }
  return undefined
}

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom' })
    return z.NEVER
  }
})
const shape = json.pipe(
  z.object({ uid: z.string(), token: z.object({ key: z.string().regex(/^[\w-]{1,200}$/) }) }),
)
