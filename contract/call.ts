import type { z } from 'zod'
import type { CodeName } from './codes.ts'

/**
 * Who may call. `anyone`: also without a token. `user`: any who is logged in. `self`: the user that the call names.
 * `owner`: whose book it is. `reader`: the owner, or anyone while the book is public or with its share key.
 * What one may not see is 404; what one sees but may not change is 403; no or a dead token is 401.
 */
export type Who = 'anyone' | 'user' | 'self' | 'owner' | 'reader'

/** One call of the API as data. Names are camelCase here and snake_case on the wire (`wire.ts`). */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/0.1`, with a trailing slash; `{name}` stands for a parameter. */
  path: `/${string}/`
  who: Who
  /** One sentence for those who read the API's description. */
  about: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The one file of a multipart form, by its field name. */
  form?: { file: string }
  answer: z.ZodType
  /** How the answer comes: JSON in a `data` wrapper unless it says otherwise. */
  as?: 'events'
  status?: 200 | 201 | 202
  refusals: readonly CodeName[]
}

export function call<const C extends Call>(one: C): C {
  return one
}

export type Answer<C extends Call> = z.output<C['answer']>
export type Asked<C extends Call> = (C['params'] extends z.ZodType
  ? { params: z.input<C['params']> }
  : object) &
  (C['query'] extends z.ZodType ? { query?: z.input<C['query']> } : object) &
  (C['body'] extends z.ZodType ? { body: z.input<C['body']> } : object) &
  (C['form'] extends { file: string } ? { file: unknown } : object)

export const apiRoot = '/api/0.1'
/** Header in which a reader of a shared book shows the key of its link. */
export const shareHeader = 'x-share'
/** Header in which a window names itself: `by` of the events that its changes cause. */
export const tabHeader = 'x-tab'
