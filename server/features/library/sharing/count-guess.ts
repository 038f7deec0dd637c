/** Wrong guesses at the password of a book, as they stand in the table. */
export interface Guesses {
  wrong: number
  since: Date
  pauses: number
  pausedUntil: Date | null
}

/**
 * One guess more, counted as wrong before it is looked at, so that many at once count as many; undefined while guessing is paused.
 * After `mostWrong` within an hour it is paused for five minutes, and for twice as long each time within a day of the last pause.
 */
export function countGuess(guesses: Guesses | undefined, now: Date): Guesses | undefined {
  const at = now.getTime()
  if (!guesses) return { wrong: 1, since: now, pauses: 0, pausedUntil: null }
  const { wrong, since, pauses, pausedUntil } = guesses
  if (pausedUntil && pausedUntil > now) return undefined
  const isCalm = !pausedUntil || pausedUntil.getTime() + dayMs <= at
  const earlierPauses = isCalm ? 0 : pauses
  const isNewHour = since.getTime() + hourMs <= at
  const counted = isNewHour ? 1 : wrong + 1
  if (counted < mostWrong)
    return { wrong: counted, since: isNewHour ? now : since, pauses: earlierPauses, pausedUntil }
  const pauseMs = Math.min(firstPauseMs * 2 ** earlierPauses, dayMs)
  return { wrong: 0, since: now, pauses: earlierPauses + 1, pausedUntil: new Date(at + pauseMs) }
}

export const mostWrong = 20
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const firstPauseMs = 300_000
