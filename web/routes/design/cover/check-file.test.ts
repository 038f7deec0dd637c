import { expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

const file = (type: string, name = 'a') => new File(['x'], name, { type })
const sized = (width: number, height: number) => async () => ({ width, height })

test.each([
  ['text/plain', 'a.txt', sized(900, 900), 'notAPicture'],
  ['image/jpeg', 'a.jpg', sized(479, 900), 'pictureTooSmall'],
  ['image/jpeg', 'a.jpg', sized(480, 480), undefined],
  ['', 'a.HEIC', () => Promise.reject(new Error('no codec')), undefined],
])('%s %s', async (type, name, open, refusal) => {
  expect(await checkFile(file(type, name), open)).toBe(refusal)
})

test('a device that cannot look at pictures says so', async () => {
  const before = globalThis.createImageBitmap
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  expect(await checkFile(file('image/png'))).toBe('noPreview')
  globalThis.createImageBitmap = before
})
