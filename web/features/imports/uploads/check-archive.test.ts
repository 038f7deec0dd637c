import { expect, test } from 'vitest'
import { checkArchive } from './check-archive.ts'

const start = [0x50, 0x4b, 3, 4, 20, 0]
const zip = new Uint8Array([...start, 0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)])

test('a ZIP is one by what it begins with, whatever its name', async () => {
  expect(await checkArchive(new File([zip], 'facebook-life.zip'))).toBeUndefined()
  expect(await checkArchive(new File([zip], 'facebook-life'))).toBeUndefined()
})

test('a ZIP whose download stopped is not sent at all', async () => {
  expect(await checkArchive(new File([zip.subarray(0, -1)], 'facebook-life.zip'))).toBe('cutShort')
})

test.each([
  ['posts_1.json', '[]', 'unpacked'],
  ['your_posts.html', '<html>', 'unpacked'],
  ['notes.txt', 'x', 'notZip'],
  ['life.rar', 'Rar!', 'otherPack'],
  ['IMG_1.HEIC', '....', 'picture'],
  ['life.zip', 'no zip', 'notZip'],
  ['life.zip', '', 'empty'],
])('%s with %j is refused with a reason', async (name, text, trouble) => {
  expect(await checkArchive(new File([text], name))).toBe(trouble)
})
