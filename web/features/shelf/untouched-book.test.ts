import { expect, test } from 'vitest'
import { untouchedBook } from './untouched-book.ts'

const untouched = {
  type: 'diarybook' as const,
  editable: true,
  guide: false,
  totalPage: 0,
  progress: [],
  postsInitialized: false,
  pagesInitialized: false,
  insInitialized: false,
  patched: false,
  revision: 0,
}

test.each([
  ['has pages', { totalPage: 8 }],
  [
    'is being read into',
    { progress: [{ what: 'posts' as const, done: 0, of: 0, state: 'running' as const }] },
  ],
  ['was read into and has nothing', { postsInitialized: true }],
  ['had an entry written into it', { patched: true }],
  ['has a name or a cover of its own', { revision: 1 }],
  ['is final', { editable: false }],
  ['is the guide', { guide: true }],
])('a book that %s is not taken for a new one', (_, change) => {
  expect(untouchedBook([{ ...untouched, ...change }])).toBeUndefined()
})

test('a book that was only begun is', () => {
  expect(untouchedBook([{ ...untouched, totalPage: 8 }, untouched])).toBe(untouched)
})
