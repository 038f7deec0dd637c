import { expect, test } from 'vitest'
import { cutFont } from './cut-font.ts'

test('a font of a few characters is small, and a web font', async () => {
  const font = await cutFont({ family: 'serif', weight: 400, characters: '早上好' })
  expect(Buffer.from(font).toString('latin1', 0, 4)).toBe('wOF2')
  expect(font.length).toBeLessThan(4000)
})
