import type { z } from 'zod'
import type { Sql } from '../db/connect.ts'

/** A kind of work by its name, and what is said of each piece of it. */
export interface Queue<P = unknown> {
  name: string
  payload: z.ZodType<P>
}

/** Where work is left: a row in PostgreSQL, written by the transaction that needs it (architecture, decision 6). */
export interface Jobs {
  enqueue<P>(sql: Sql, queue: Queue<P>, payload: P): Promise<void>
  close(): Promise<void>
}
