import type { Progress } from '#contract/book'
import type { progress } from './schema.ts'

export type ProgressRow = Pick<typeof progress.$inferSelect, 'what' | 'done' | 'total' | 'state' | 'why'>

/** How far a step is, as the Book and its events show it. */
export function presentProgress({ what, done, total, state, why }: ProgressRow): Progress {
  return { what, done, of: total, state, ...(why !== null && { why }) }
}
