import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { facesForChromium } from './page-for-chromium.ts'

test('every face that Chromium loads is a family of the stacks with a weight and a file', () => {
  const faces = facesForChromium()
  expect(faces.map(({ family }) => family)).toContain('Noto Serif TC')
  for (const { family, weight, source } of faces) {
    expect(family).not.toBe('')
    expect(weight).toMatch(/^[1-9]00$/)
    expect(existsSync(fileURLToPath(source.slice(5, -2)))).toBe(true)
  }
})
