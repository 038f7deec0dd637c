/** Whether an answer says nothing of the upload itself: the line broke, or the server or a proxy cannot take it now. */
export function isLineTrouble(status: number): boolean {
  return status === 0 || status >= 500 || passing.has(status)
}

// too slow, somebody writes already, locked, too early, too many
const passing = new Set([408, 409, 423, 425, 429])

/** How long to wait before the try with this number (from 1), ms: longer each time, at most two minutes. */
export function pauseBefore(attempt: number): number {
  return Math.min(120_000, 2000 * 2 ** (attempt - 1))
}
