import { expect, test } from 'vitest'
import { collectWhenGrown } from './collect-when-grown.ts'

/** After each job the process is as large as told; collecting frees so much. */
function sizesCollectedAt(sizes: readonly number[], freed: number): number[] {
  let resident = 0
  const collected: number[] = []
  const collect = collectWhenGrown(
    {
      resident: () => resident,
      collect() {
        collected.push(resident)
        resident -= freed
      },
    },
    { from: 300, growth: 40 },
  )
  for (const size of sizes) {
    resident = size
    collect()
  }
  return collected
}

test('a small process never collects', () => {
  expect(sizesCollectedAt([150, 299, 300, 200], 0)).toEqual([])
})

test('what stays above the limit for good brings it about once', () => {
  expect(sizesCollectedAt([310, 311, 312, 313, 320], 0)).toEqual([310])
})

test('a process that grows collects each time it has grown by so much since the last', () => {
  expect(sizesCollectedAt([310, 330, 351, 380, 392], 0)).toEqual([310, 351, 392])
})

test('one that became small again waits for the limit', () => {
  expect(sizesCollectedAt([310, 299, 301], 200)).toEqual([310, 301])
})
