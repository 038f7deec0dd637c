import type { Run } from '../page/display-list.ts'

/** Neighbouring strings become one again, so that shaping and the Han-Latin gap see whole words. */
export function joinRuns(parts: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const before = runs.at(-1)
    if (typeof part === 'string' && typeof before === 'string') runs[runs.length - 1] = before + part
    else if (typeof part === 'object' && typeof before === 'object') before.emoji += part.emoji
    else runs.push(typeof part === 'string' ? part : { ...part })
  }
  return runs
}
