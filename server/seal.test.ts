import { expect, test } from 'vitest'
import { resealed, seal, unseal } from './seal.ts'

const secret = 's'.repeat(32)

test('a sealed text is read again, and shows nothing', () => {
  const sealed = seal(secret, 'a', 'EAAB token 雪')
  expect(unseal([secret], 'a', sealed)).toBe('EAAB token 雪')
  expect(sealed).not.toContain('EAAB')
  expect(seal(secret, 'a', 'EAAB token 雪')).not.toBe(sealed)
})

test('it is closed to other secrets, other purposes and after any change', () => {
  const sealed = seal(secret, 'a', 'token')
  expect(unseal(['t'.repeat(32)], 'a', sealed)).toBeUndefined()
  expect(unseal([secret], 'b', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal([secret], 'a', changed.toString('base64url'))).toBeUndefined()
  }
  expect(unseal([secret], 'a', 'short')).toBeUndefined()
})

test('while a secret is changed both open it, and it is sealed anew with the present one', () => {
  const [present, former] = ['n'.repeat(32), 's'.repeat(32)]
  const old = seal(former, 'a', 'token')
  expect(unseal([present, former], 'a', old)).toBe('token')
  expect(unseal([present], 'a', old)).toBeUndefined()
  const anew = resealed([present, former], 'a', old)
  expect(unseal([present], 'a', anew ?? '')).toBe('token')
  expect(resealed([present, former], 'a', anew ?? '')).toBeUndefined()
  expect(resealed([present], 'a', old)).toBeUndefined()
})
