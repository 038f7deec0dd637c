import { expect, test } from 'vitest'
import { countProofs, filterOf, proofAt, proofBeside } from './proof-order.ts'

const proof = (itemId: string, chapterId: string, doubts: number, done = false) => ({
  itemId,
  chapterId,
  doubts,
  done,
})
const proofs = [
  proof('a', '202001', 0),
  proof('b', '202001', 2, true),
  proof('c', '202003', 1),
  proof('d', '202004', 0, true),
]
const at = (item: string | null, month: string | null, filter: 'all' | 'left' | 'doubts') =>
  proofAt(proofs, { item, month, filter })?.itemId

test('what is doubtful and was read through is settled', () =>
  expect(countProofs(proofs)).toEqual({ all: 4, left: 2, doubts: 1 }))

test('one begins at the entry of the address, else at its month or after it, else at the beginning', () => {
  expect(at('d', null, 'left')).toBe('d')
  expect(at('gone', '202002', 'all')).toBe('c')
  expect(at(null, '202005', 'all')).toBe('a')
  expect(at(null, null, 'doubts')).toBe('c')
})

test('back and on go by what the filter lets through, and stop at the ends', () => {
  expect(proofBeside(proofs, 'a', 1, 'all')?.itemId).toBe('b')
  expect(proofBeside(proofs, 'a', 1, 'left')?.itemId).toBe('c')
  expect(proofBeside(proofs, 'd', -1, 'left')?.itemId).toBe('c')
  expect(proofBeside(proofs, 'a', -1, 'all')).toBeUndefined()
  expect(proofBeside(proofs, 'c', 1, 'doubts')).toBeUndefined()
})

test('an unknown filter is all', () =>
  expect([filterOf('left'), filterOf('x'), filterOf(null)]).toEqual(['left', 'all', 'all']))
