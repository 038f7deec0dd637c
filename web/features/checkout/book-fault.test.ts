import { expect, test } from 'vitest'
import { bookFault } from './book-fault.ts'

const fine = { pageIndex: -1, pagesValid: 0 }

test('a diary goes to the order check at once, whatever a check would say', () => {
  expect(bookFault('diarybook', 'diarybook', undefined)).toBeUndefined()
  expect(bookFault(null, 'diarybook', { pageIndex: 3, pagesValid: -1 })).toBeUndefined()
})

test.each(['photobook', 'calendar'] as const)('a %s is checked first', type => {
  expect(bookFault(type, type, undefined)).toBe('checking')
  expect(bookFault(null, type, fine)).toBeUndefined()
  expect(bookFault(type, type, { pageIndex: 0, pagesValid: 2 })).toEqual({ kind: 'missingImage', number: 1 })
  expect(bookFault(type, type, { ...fine, pagesValid: -3 })).toEqual({ kind: 'tooFewPages', count: 3 })
  expect(bookFault(type, type, { ...fine, pagesValid: 2 })).toEqual({ kind: 'tooManyPages', count: 2 })
})

test('a kind that is not that of the book is refused', () => {
  expect(bookFault('photobook', 'diarybook', undefined)).toEqual({ kind: 'otherType' })
  expect(bookFault('diarybook', 'calendar', fine)).toEqual({ kind: 'otherType' })
  expect(bookFault('', 'diarybook', undefined)).toEqual({ kind: 'otherType' })
})
