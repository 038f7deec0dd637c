import { expect, it } from 'vitest'
import { keepSounds } from './keep-sounds.ts'

it('keeps two sounds at the end of a line together, and leaves all else as it is', () => {
  expect(keepSounds('又不敢出聲 ㄎㄎ\n好喔ㄏㄏ')).toBe('又不敢出聲 ㄎ\u2060ㄎ\n好喔ㄏ\u2060ㄏ')
  expect(keepSounds('ㄎㄎ他笑了')).toBe('ㄎㄎ他笑了')
})
