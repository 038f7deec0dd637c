import type { Deps } from '../../deps.ts'
import type { Sql } from '../db/connect.ts'
import type { Urgency } from './next-kind.ts'
import type { Queue } from './queue.ts'

/** A kind of work with what does it; safe to run twice (style 13). */
export interface Job<P = unknown> extends Queue<P> {
  /** Interactive work goes before background work, and that before idle work, of all kinds and people. */
  urgency: Urgency
  /** Somebody sits before a screen or his mailbox until it is done: the operator is told soon where it waits (`DayboundWorkWaits`). */
  isAwaited?: true
  /** How many of it a worker does side by side. Where that is more than one, one person has one fewer at once. */
  concurrency: number
  /** Done also for people whose jobs are held (WorkOptions.heldPeople): what they are owed, or what ends their account. */
  evenIfHeld?: true
  /** Tries after the first that fails, 2 where it says nothing. A try whose process was killed is counted apart (run-job.ts). */
  retries?: number
  /** Each pause before a retry is about twice the one before. */
  pauses?: Pauses
  /** Enqueued by the clock, once in the whole cluster; the payload is then {}. */
  every?: Cron
  run(payload: P, deps: Deps): Promise<void>
  /** The store of files is away, and the job waits for it: says so to the person. Done again at each try; it may fail. */
  waits?(payload: P, deps: Deps): Promise<void>
  /** The staff lets a job be tried again that was set aside: takes back what `failed` did. */
  reopen?(payload: P, tx: Sql, deps: Deps): Promise<void>
  /** After the last try, as a job of its own: says to the person what went wrong. Safe to run twice. */
  failed?(payload: P, error: Error, deps: Deps): Promise<void>
}

export interface Pauses {
  firstSeconds: number
  mostSeconds: number
}

/** Minute, hour, day of the month, month, day of the week, in UTC. A moment at which no worker lives is passed over. */
export type Cron = `${string} ${string} ${string} ${string} ${string}`

export function job<P>(definition: Job<P>): Job<P> {
  return definition
}
