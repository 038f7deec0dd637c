import { expect, test } from 'vitest'
import { draftOf, quotasOf } from './quota-draft.ts'

const empty = draftOf({})

test('an empty field is what the settings say, 0 no limit, and GB become bytes', () => {
  const draft = { ...empty, books: ' 9 ', imports: '0', pictureBytes: '1.5' }
  expect(quotasOf(draft, {})).toEqual({ quotas: { books: 9, imports: 0, pictureBytes: 1.5 * 2 ** 30 } })
})

test('what was not touched stays as it is to the byte', () => {
  const seen = { uploadBytes: 1_234_567_890, books: 3 }
  expect(quotasOf({ ...draftOf(seen), books: '' }, seen)).toEqual({ quotas: { uploadBytes: 1_234_567_890 } })
})

test.each(['-1', '1.5', 'many', '1e3'])('%s is no number of books', text => {
  expect(quotasOf({ ...empty, books: text }, {})).toEqual({ faults: ['books'] })
})
