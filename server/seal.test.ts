import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 's'.repeat(32)

test('a sealed text is read again, and shows nothing', () => {
  const sealed = seal(secret, 'a', 'EAAB token 雪')
  expect(unseal(secret, 'a', sealed)).toBe('EAAB token 雪')
  expect(sealed).not.toContain('EAAB')
  expect(seal(secret, 'a', 'EAAB token 雪')).not.toBe(sealed)
})

test('it is closed to other secrets, other purposes and after any change', () => {
  const sealed = seal(secret, 'a', 'token')
  expect(unseal('t'.repeat(32), 'a', sealed)).toBeUndefined()
  expect(unseal(secret, 'b', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(secret, 'a', changed.toString('base64url'))).toBeUndefined()
  }
  expect(unseal(secret, 'a', 'short')).toBeUndefined()
})
