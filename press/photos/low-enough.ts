import type { GroupRoom } from './photo-group.ts'

/** Whether a group can be set so low that it need not leave a hole of a third in its page; beside another column one is no hole. */
export function isLowEnough({ lowest }: { lowest: number }, room: GroupRoom): boolean {
  const { width, rowMm, maxRows, besideColumn } = room
  const page = maxRows * rowMm
  return lowest <= page * (besideColumn || width < page * narrow ? 0.5 : 0.33)
}

/** Width over height of a column beside others. */
const narrow = 0.45
