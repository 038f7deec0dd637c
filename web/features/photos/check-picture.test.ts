import { expect, test } from 'vitest'
import { pictureTrouble } from './check-picture.ts'

const jpeg = { name: 'a.jpg', type: 'image/jpeg' }

test('a picture that is too small for print is told once its size is known', () => {
  expect(pictureTrouble(jpeg)).toBeUndefined()
  expect(pictureTrouble(jpeg, { width: 480, height: 480 })).toBeUndefined()
  expect(pictureTrouble(jpeg, { width: 4000, height: 479 })).toBe('pictureTooSmall')
})

test.each([
  ['a.pdf', 'application/pdf', 'notAPicture'],
  ['a.jpg', 'text/html', 'notAPicture'],
  ['a.svg', 'image/svg+xml', 'notAPicture'],
  ['IMG_1.HEIC', '', undefined],
  ['a.jpeg', '', undefined],
  ['a.exe', '', 'notAPicture'],
])('%s of the type "%s": %s', (name, type, trouble) => {
  expect(pictureTrouble({ name, type })).toBe(trouble)
})
