/** What one job may cost. */
export interface Limits {
  /** Time on processors, of all threads of the process. */
  processorMs: number
  /** From the moment at which a process took it. */
  wallMs: number
  /** Of the whole process, with what it held before; looked at ten times a second, so a job may be over it for a moment. */
  memoryBytes: number
  /** Of all that it gives, parts included. */
  outputBytes: number
}

/** What a job has cost so far. */
export type Spent = Pick<Limits, 'processorMs' | 'wallMs'>

export type Limit = 'processor' | 'wall' | 'memory' | 'output'

/** A job went over one of its limits: its process was killed. */
export class LimitReached extends Error {
  readonly limit: Limit
  /** Where it was looked at from outside. */
  readonly spent: Spent | undefined

  constructor(limit: Limit, job: string, spent?: Spent) {
    super(`${job} went over its limit: ${limit}`)
    this.limit = limit
    this.spent = spent
  }
}

/** The process that did a job died over it: the input is to blame, or a library is. */
export class ProcessDied extends Error {}
