import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Answer, Call } from '#contract/call'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../features/account/sessions/authenticate.ts'
import type { BookRow } from '../../features/library/schema.ts'
import type { Packed } from './packed-answer.ts'
import type { Refused } from './refusal.ts'

/** A request that was parsed and allowed. */
export interface Asked<C extends Call> {
  params: C['params'] extends z.ZodType ? z.output<C['params']> : undefined
  query: C['query'] extends z.ZodType ? z.output<C['query']> : undefined
  body: C['body'] extends z.ZodType ? z.output<C['body']> : undefined
  /** The file of a form. */
  file: C['form'] extends { file: string } ? { name: string; stream: Readable } : undefined
  /** Who calls; always there unless anyone may. */
  caller: C['who'] extends 'anyone' | 'reader' ? Caller | undefined : Caller
  /** The book that the call is about, which the caller may read or change. */
  book: C['who'] extends 'owner' | 'reader' ? BookRow : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** How often one address may call within so many milliseconds. */
export interface RateLimit {
  max: number
  timeWindow: number
}

export interface Route {
  call: Call
  limit?: RateLimit
  // each route knows the types of its own call; the list of all of them does not
  run(asked: Asked<Call>, deps: Deps): Promise<unknown>
}

/** What serves a call: one use case, whose answer the contract parses. */
export function route<C extends Call>(
  call: C,
  run: (asked: Asked<C>, deps: Deps) => Promise<Answer<C> | Packed | Refused>,
  limit?: RateLimit,
): Route {
  // serve-call gives each route what its own call parsed
  return { call, run: run as unknown as Route['run'], ...(limit && { limit }) }
}
