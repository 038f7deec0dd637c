import type { GroupRoom } from './photo-group.ts'

/** Whether a group can be set so low that it need not leave a hole of a third in its page; beside another column one is no hole. */
export function isLowEnough({ lowest }: { lowest: number }, { width, rowMm, maxRows }: GroupRoom): boolean {
  const page = maxRows * rowMm
  return lowest <= page * (width < page * narrow ? 0.5 : 0.33)
}

/** Width over height of a column beside others. */
const narrow = 0.45
