import { expect, test } from 'vitest'
import { firstPieceBytes, nextPieceBytes, smallerPieceBytes } from './piece-size.ts'

/** Sizes and times of pieces on a line of so many bits a second. */
function piecesOn(bitsPerSecond: number, count = 6) {
  const pieces = [{ bytes: firstPieceBytes, ms: (firstPieceBytes * 8000) / bitsPerSecond }]
  while (pieces.length < count) {
    const bytes = nextPieceBytes(pieces.at(-1) ?? { bytes: 0, ms: 0 })
    pieces.push({ bytes, ms: (bytes * 8000) / bitsPerSecond })
  }
  return pieces
}

test.each([64_000, 256_000, 1_000_000, 5_000_000])('on %d bit/s a piece takes 10 to 20 s', rate => {
  for (const { ms } of piecesOn(rate).slice(2)) {
    expect(ms).toBeGreaterThanOrEqual(10_000)
    expect(ms).toBeLessThanOrEqual(20_000)
  }
})

test('no line makes a piece larger than 16 MB or smaller than 64 kB', () => {
  expect(piecesOn(1e12).at(-1)?.bytes).toBe(16 * 2 ** 20)
  expect(piecesOn(1000).at(-1)?.bytes).toBe(64 * 1024)
  expect(smallerPieceBytes(64 * 1024)).toBe(64 * 1024)
})

test('one fast piece makes the next no more than four times as large', () => {
  expect(nextPieceBytes({ bytes: 100_000, ms: 0 })).toBe(400_000)
})

test('a piece that broke off is tried at half its size', () => {
  expect(smallerPieceBytes(2 ** 20)).toBe(2 ** 19)
})
