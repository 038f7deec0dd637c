/** Whether a process has this number; one of another user lives too, though it takes no signal from here. */
export function processLives(pid: number): boolean {
  // others name groups of processes
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
