import { expect, test } from 'vitest'
import { readingLimits } from './reading-limits.ts'

const GB = 1e9
const small = { files: 3, bytes: 1e6 }
const huge = { files: 3, bytes: 1e9 }

test.each([
  // memory that there is: opening, a small archive, a huge one
  [0.5 * GB, [0.5 * GB, 0.5 * GB, 0.5 * GB]],
  [1.5 * GB, [1 * GB, 1.04 * GB, 1.5 * GB]],
  [3 * GB, [1 * GB, 1.04 * GB, 2 * GB]],
  [16 * GB, [1 * GB, 1.04 * GB, 8 * GB]],
])('with %d bytes of memory, reading may take %j', (memoryBytes, expected) => {
  const limits = (['opening', small, huge] as const).map(weight => readingLimits(weight, memoryBytes))
  expect(limits.map(limit => limit.memoryBytes)).toEqual(expected)
})
