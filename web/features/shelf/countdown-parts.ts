export interface CountdownParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** What is left until a moment, ms since 1970; undefined when it is over. */
export function countdownParts(until: number, now: number): CountdownParts | undefined {
  const seconds = Math.ceil((until - now) / 1000)
  if (!(seconds > 0)) return undefined
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
