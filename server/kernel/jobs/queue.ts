import type { z } from 'zod'
import type { Sql } from '../db/connect.ts'

/** A kind of work by its name, and what is to be known to leave a piece of it. */
export interface Queue<P = unknown> {
  name: string
  payload: z.ZodType<P>
  /** Whose job it is: people take turns, however much one of them has waiting. */
  fairKey: FairKey<P>
  /** Among those of one person that wait, the highest goes first; 0 where it says nothing. */
  priority?: number
  /** The same key waits once; one that comes while the same runs waits for its own turn. */
  key?(payload: P): string
}

/** Asked where the job is enqueued; `nobody` where a kind of work is no person's, undefined where he is gone. */
export type FairKey<P> = 'nobody' | { of(payload: P, tx: Sql): string | Promise<string | undefined> }

/** Where work is left: a row in PostgreSQL, written by the transaction that needs it (architecture, decision 6). */
export interface Jobs {
  enqueue<P>(tx: Sql, queue: Queue<P>, payload: P, options?: EnqueueOptions): Promise<void>
  /** Ends one that waits as failed for good: whose it is hears of it. */
  giveUp(tx: Sql, job: JobName, why: string): Promise<void>
  /** One that ended is not known any more; nothing where there is none. */
  forget(tx: Sql, job: JobName): Promise<void>
  close(): Promise<void>
}

/** A single job: its kind, and its id. */
export interface JobName {
  name: string
  id: string
}

export interface EnqueueOptions {
  /** Not before so many milliseconds from now, or not before a moment. */
  delayMs?: number
  startAfter?: Date
  /** In place of the queue's own. */
  priority?: number
  /** Nothing waits by its key: the same transaction has just written the one row that it is about. */
  isNew?: boolean
  /** Nothing changed: what runs by its key, or waits, does what is wanted, and nothing is left. */
  unlessRuns?: boolean
}
