import type { z } from 'zod'
import type { Sql } from '../db/connect.ts'

/** Something that happens, by its name; the feature where it happens declares it. */
export interface Topic<P> {
  name: string
  payload: z.ZodType<P>
  /** What is said to other processes where the whole payload does not fit (publish.ts). */
  brief?(payload: P): P
}

export function topic<P>(
  name: string,
  payload: z.ZodType<P>,
  options: Pick<Topic<P>, 'brief'> = {},
): Topic<P> {
  return { name, payload, ...options }
}

/** Says what happens to the features above, inside the transaction in which it happens: what they throw undoes it. */
export interface Events {
  emit<P>(tx: Sql, topic: Topic<P>, payload: P): Promise<void>
}
