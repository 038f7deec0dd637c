/** Bytes of the first piece of an upload, before anything is known of the line: half a minute at 256 kbit/s. */
export const firstPieceBytes = 2 ** 20

export interface SentPiece {
  bytes: number
  /** How long it took, ms. */
  ms: number
}

/**
 * Bytes of the next piece: what the line takes in about 15 s. It grows fourfold at most, since one fast piece may have been luck,
 * and shrinks as far as it must.
 */
export function nextPieceBytes({ bytes, ms }: SentPiece): number {
  const fitting = (bytes * pieceMs) / Math.max(1, ms)
  return within(Math.min(fitting, bytes * 4))
}

/** After a piece that broke off: less is lost the next time. */
export function smallerPieceBytes(bytes: number): number {
  return within(bytes / 2)
}

function within(bytes: number): number {
  return Math.round(Math.min(mostBytes, Math.max(leastBytes, bytes)))
}

const pieceMs = 15_000
const leastBytes = 64 * 1024
/** What proxies take at once. */
const mostBytes = 16 * 2 ** 20
