import { expect, test } from 'vitest'
import { pictureTrouble } from './check-picture.ts'

const jpeg = { name: 'a.jpg', type: 'image/jpeg' }

test('480 pixels are enough, 479 are not, on either side', () => {
  expect(pictureTrouble(jpeg, { width: 480, height: 480 })).toBeUndefined()
  expect(pictureTrouble(jpeg, { width: 479, height: 4000 })).toBe('pictureTooSmall')
  expect(pictureTrouble(jpeg, { width: 4000, height: 479 })).toBe('pictureTooSmall')
})

test('only pictures', () => {
  expect(pictureTrouble({ name: 'a.pdf', type: 'application/pdf' })).toBe('notAPicture')
  expect(pictureTrouble({ name: 'a.svg', type: 'image/svg+xml' })).toBe('notAPicture')
  expect(pictureTrouble({ name: 'IMG_1.HEIC', type: '' })).toBeUndefined()
  expect(pictureTrouble({ name: 'a.exe', type: '' })).toBe('notAPicture')
})
