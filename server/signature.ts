import { createHmac, timingSafeEqual } from 'node:crypto'

/** Shows that words are ours (HMAC-SHA-256). */
export function signature(words: string, secret: string): string {
  return createHmac('sha256', secret).update(words).digest('base64url')
}

/** In a time that tells nothing of how much of it is right. */
export function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
