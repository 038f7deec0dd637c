import type { Environment } from '#server/settings'
import type { ServeOutput } from './serve-output.ts'
import type { SuperviseRules } from './supervise-process.ts'

export interface Run extends ServeOutput {
  args: readonly string[]
  env: Environment
  /** The project's folder. */
  root: string
  /** The program of one part, which is told its name and what it mounts. */
  partFile: string
  /** Ends it cleanly: parts first, PostgreSQL last. */
  stopSignal: AbortSignal
  /** Ends everything at once. */
  forced: AbortSignal
  /** How long parts that die are started again. */
  rules?: SuperviseRules
}

/** What ends the things that were started, in the order of their start. */
export interface Open {
  closers: (() => Promise<unknown>)[]
  killers: (() => void)[]
}
