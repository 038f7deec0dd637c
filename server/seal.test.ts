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
  const [name, words = ''] = sealed.split('.')
  const bytes = Buffer.from(words, 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal([secret], 'a', `${name}.${changed.toString('base64url')}`)).toBeUndefined()
  }
  for (const other of ['chacha20-poly1305', 'aes-128-gcm', ''])
    expect(unseal([secret], 'a', `${other}.${words}`)).toBeUndefined()
  expect(unseal([secret], 'a', words)).toBeUndefined()
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

test('what another cipher sealed, or one before it was named, is read, and sealed anew with the present one', () => {
  // of secret and purpose above, as it was sealed before the name was written
  const unnamed = '1LTKTcmqSjC1mtBwRDR2Wuw10yx0QYlnc8fC_uv_1DD1'
  for (const old of [seal(secret, 'a', 'token', 'chacha20-poly1305'), unnamed]) {
    expect(unseal([secret], 'a', old)).toBe('token')
    expect(unseal([secret], 'b', old)).toBeUndefined()
    const anew = resealed([secret], 'a', old)
    expect(anew).toMatch(/^aes-256-gcm\./)
    expect(unseal([secret], 'a', anew ?? '')).toBe('token')
    expect(resealed([secret], 'a', anew ?? '')).toBeUndefined()
  }
})
