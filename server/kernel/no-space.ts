/** Whether something failed since the disk, or what its user may have of it, is full. */
export function isNoSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  return isNoSpace(error.cause)
}

/** The same of an error of which only the message is left. */
export function saysNoSpace({ message }: Error): boolean {
  return /^(?:ENOSPC|EDQUOT)\b/.test(message)
}
