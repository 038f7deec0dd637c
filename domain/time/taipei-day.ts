/** The day in Taipei, YYYY-MM-DD, at so many ms since 1970. */
export function taipeiDay(at: number): string {
  return new Date(at + aheadMs).toISOString().slice(0, 10)
}

/** Of UTC, all year round; since 1980. */
const aheadMs = 8 * 3_600_000
