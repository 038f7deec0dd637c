import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './share-password.ts'

test('a password is told from others, and its hash says how it was derived', async () => {
  const hash = await hashPassword('我們的祕密 1234')
  expect(hash).toMatch(/^scrypt-15-8-3\.[\w-]{22}\.[\w-]{43}$/)
  expect([await isPassword('我們的祕密 1234', hash), await isPassword('我們的祕密 1235', hash)]).toEqual([
    true,
    false,
  ])
  expect(await hashPassword('我們的祕密 1234')).not.toBe(hash)
})

test('hashes from before they said how are good still', async () => {
  const salt = Buffer.alloc(16, 7)
  const hash = `${salt.toString('base64url')}.${scryptSync('long ago', salt, 32).toString('base64url')}`
  expect([await isPassword('long ago', hash), await isPassword('just now', hash)]).toEqual([true, false])
})
