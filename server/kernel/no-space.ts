/** Whether something failed since the disk, or what its user may have of it, is full: our own, or PostgreSQL's. */
export function isNoSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && noSpaceCodes.has(error.code)) return true
  return isNoSpace(error.cause)
}

/** The last is PostgreSQL's disk_full. */
const noSpaceCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What is kept of such an error where only a message is, whoever the disk was full for. */
export const noSpaceWords = 'ENOSPC: no space left on the disk'

/** The same of an error of which only the message is left. */
export function saysNoSpace({ message }: Error): boolean {
  return /^(?:ENOSPC|EDQUOT)\b/.test(message)
}
