import { randomFillSync } from 'node:crypto'

/** 128 random bits as 22 letters, digits, dashes and underscores. */
export function newId(): string {
  if (next === bits.length) {
    randomFillSync(bits)
    next = 0
  }
  const from = next
  next += bytesOfId
  return bits.toString('base64url', from, next)
}

const bytesOfId = 16
/** For many ids: asking for them takes longer than making them. */
const bits = Buffer.alloc(256 * bytesOfId)
let next = bits.length
