/**
 * Milliseconds to wait before the next try: doubles from 1 s (or what the server asked for) up to 30 s, and takes the upper half
 * of that by `chance` (0 to 1), so that not all browsers come back at once.
 */
export function reconnectDelay(failures: number, chance: number, baseMs = 1_000): number {
  const most = Math.min(30_000, baseMs * 2 ** Math.min(failures, 10))
  return most / 2 + (most / 2) * chance
}
