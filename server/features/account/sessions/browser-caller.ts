import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { callerOf } from './authenticate.ts'

/** Who navigates: navigations carry no header, so that the login cookie of the web app says it. */
export async function browserCaller(
  request: FastifyRequest,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Caller | undefined> {
  for (const name of names) {
    const user = shape.safeParse(request.cookies[name]).data
    const caller = user && (await callerOf(db, user.token.key, now()))
    if (caller && caller.uid === user.uid) return caller
  }
  return undefined
}

/** As they are written: names are encoded too. */
const names = ['user', 'test%20user']

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
