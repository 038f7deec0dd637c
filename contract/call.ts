import type { z } from 'zod'
import type { CodeName } from './codes.ts'
import type { PolicyName } from './policies.ts'

/** One call of the API as data. Names are camelCase here and snake_case on the wire (`wire.ts`). */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/0.1`, with a trailing slash; `{name}` stands for a parameter. */
  path: `/${string}/`
  /** What is done with what: who may is said by the policy of the resource, and so is what the others hear. */
  policy: PolicyName
  /** A GET that changes something all the same: refused where the page of another site caused it, as other methods are. */
  changes?: true
  /** One sentence for those who read the API's description. */
  about: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** Headers that this call alone reads, by their names in small letters. */
  headers?: z.ZodObject
  body?: z.ZodType
  /** The one file of a multipart form, by its field name. */
  form?: { file: string }
  answer: z.ZodType
  /** How the answer comes: JSON in a `data` wrapper unless it says otherwise. */
  as?: 'events'
  status?: 200 | 201 | 202
  /** What a refusal of it may say is so instead: `errors.facts`. */
  facts?: z.ZodType
  /** Beside those of its policy. */
  refusals: readonly CodeName[]
}

export function call<const C extends Call>(definition: C): C {
  return definition
}

export type Answer<C extends Call> = z.output<C['answer']>
export type CallInput<C extends Call> = (C['params'] extends z.ZodType
  ? { params: z.input<C['params']> }
  : object) &
  (C['query'] extends z.ZodType ? { query?: z.input<C['query']> } : object) &
  (C['body'] extends z.ZodType ? { body: z.input<C['body']> } : object) &
  (C['form'] extends { file: string } ? { file: unknown } : object)

export const apiRoot = '/api/0.1'
/** Header in which a reader of a shared book shows the key of its link. */
export const shareHeader = 'x-share'
/** Header in which who orders names one press of the button: the same key, the same order (orders.ts says how). */
export const idempotencyHeader = 'idempotency-key'
/** Header in which a window names itself: `by` of the events that its changes cause. */
export const tabHeader = 'x-tab'
