import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Answer, Call } from '#contract/call'
import type { Caller } from './caller.ts'
import type { Packed } from './packed-answer.ts'
import type { GeneralRelation, Policy, Rule } from './policy.ts'
import type { Refused } from './refusal.ts'

/** A request that was parsed and allowed; beside this the row that it is about, by the name that its policy gives it. */
export type CallContext<C extends Call, P extends Policy<never>> = ParsedCall<C> & {
  /** Who calls; always there where the policy lets in only who is logged in. */
  caller: LoginOf<P, ByOf<P, C>> extends true ? Caller : Caller | undefined
} & ([ByOf<P, C>] extends [GeneralRelation] ? object : { [Name in P['rowName']]: RowOf<P> })

export interface ParsedCall<C extends Call> {
  params: C['params'] extends z.ZodType ? z.output<C['params']> : undefined
  query: C['query'] extends z.ZodType ? z.output<C['query']> : undefined
  headers: C['headers'] extends z.ZodType ? z.output<C['headers']> : undefined
  body: C['body'] extends z.ZodType ? z.output<C['body']> : undefined
  /** The file of a form. */
  file: C['form'] extends { file: string } ? { name: string; stream: Readable } : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** How often one address may call within so many milliseconds, all servers together. */
export interface RateLimit {
  max: number
  timeWindow: number
}

/** What serves a call. */
export interface Route<D> {
  call: Call
  policy: Policy<D>
  limit?: RateLimit
  // each route knows the input of its own call; the list of all of them does not
  run: (input: never, deps: D) => Promise<unknown>
}

/** Makes routes of the calls that are about the resource of a policy: each is one use case, whose answer the contract parses. */
export function routesOf<D, const P extends Policy<D>>(policy: P & Policy<D>) {
  return <C extends Call & { policy: { resource: P['resource'] } }>(
    call: C,
    run: (input: CallContext<C, P>, deps: D) => Promise<Answer<C> | Packed | Refused>,
    limit?: RateLimit,
  ): Route<D> => ({ call, policy, run, ...(limit && { limit }) })
}

type ByOf<P extends Policy<never>, C extends Call> = RuleOf<P, C['policy']['action']>['by'][number]
type RuleOf<P extends Policy<never>, Action> = Action extends keyof P['actions'] ? P['actions'][Action] : Rule
type RowOf<P extends Policy<never>> = NonNullable<Awaited<ReturnType<P['find']>>>
type LoginOf<P extends Policy<never>, Name> = Name extends 'anyone'
  ? false
  : Name extends 'user'
    ? true
    : Name extends keyof P['relations']
      ? P['relations'][Name]['login']
      : false
