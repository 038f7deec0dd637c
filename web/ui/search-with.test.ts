import { expect, test } from 'vitest'
import { searchWith } from './search-with.ts'

test('what is empty leaves the address', () => {
  expect(`${searchWith(new URLSearchParams('bid=b&q=海'), { q: '', has: 'photos' })}`).toBe(
    'bid=b&has=photos',
  )
})
