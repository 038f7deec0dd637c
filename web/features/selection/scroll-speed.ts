/** Where the window stood last, and whether it goes so fast that nobody sees what is in it. */
export interface Scrolled {
  atMs: number
  top: number
  isThrown: boolean
}

/** What a window is after it went to `top`: thrown where two places soon after each other lie far apart. A jump is none. */
export function afterScroll(before: Scrolled, atMs: number, top: number, height: number): Scrolled {
  const ms = atMs - before.atMs
  if (ms <= 0) return { ...before, top }
  const windowsASecond = (Math.abs(top - before.top) / height / ms) * 1000
  const isFast = windowsASecond > (before.isThrown ? readable : blurred)
  return { atMs, top, isThrown: ms < restMs && isFast }
}

/** ms without scrolling after which a window rests. */
export const restMs = 150
// windows a second: a row is in sight for less than it takes to see a picture come, and long enough again. Between them all stays as
// it is: a machine that is late with one frame does not begin with pictures in the midst of a throw
const blurred = 4
const readable = 2
