/** Whether an archive could not be read for what it is: then the way to a good one helps (/archives). */
export function asksForGuide(why: string | undefined): boolean {
  return why !== undefined && troubles.has(why)
}

const troubles = new Set([
  'not-a-zip',
  'truncated-zip',
  'encrypted-zip',
  'overlapping-entries',
  'duplicate-entries',
  'wrong-archive',
  'empty-archive',
])
