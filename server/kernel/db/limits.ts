/** How long, and how many: what a process asks of PostgreSQL (docs/operate.md says the same). */
export interface ConnectionLimits {
  /** Connections at once. */
  most: number
  /** Of them, those that one person holds at once; all where absent. */
  mostOfOne?: number
  /** For a connection, ms. */
  waitMs: number
  /** For one statement, ms. */
  statementMs: number
  /** Within it for a lock, ms. */
  lockMs: number
  /** Between two statements of a transaction, ms. */
  idleMs: number
}

/** Somebody waits for the answer. One person holds half of the connections. */
export const apiLimits = (most: number): ConnectionLimits => ({
  most,
  mostOfOne: Math.ceil(most / 2),
  waitMs: 5_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleMs: 15_000,
})

/** Nobody waits: a step over a life of ten years may take its time, and waits for another that does. */
export const workerLimits = (most: number): ConnectionLimits => ({
  most,
  waitMs: 60_000,
  statementMs: 120_000,
  lockMs: 60_000,
  idleMs: 60_000,
})

/** Asks whether PostgreSQL answers, whatever all others wait for. */
export const healthLimits: ConnectionLimits = {
  most: 1,
  waitMs: 2_000,
  statementMs: 2_000,
  lockMs: 2_000,
  idleMs: 2_000,
}
