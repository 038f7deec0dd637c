import { expect, test } from 'vitest'
import { generatePassword } from './generate-password.ts'

test('it is readable, long enough, and another each time', () => {
  const made = Array.from({ length: 200 }, generatePassword)
  for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/)
  expect(new Set(made).size).toBe(200)
})
