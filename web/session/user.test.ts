import { expect, test } from 'vitest'
import { loginSeconds, parseUser } from './user.ts'

test('a user is read from the cookie', () => {
  expect(parseUser('{"uid":"u1","avatar":"/a.webp","token":{"key":"k"}}')).toEqual({
    uid: 'u1',
    avatar: '/a.webp',
    token: { key: 'k' },
  })
  expect(parseUser('{"uid":"u1","token":{"key":"k"}}')?.avatar).toBe('')
})

test('half a user is nobody', () => {
  expect(parseUser(undefined)).toBeUndefined()
  expect(parseUser('{"uid":')).toBeUndefined()
  expect(parseUser('{"uid":"u1"}')).toBeUndefined()
  expect(parseUser('{"uid":"","token":{"key":"k"}}')).toBeUndefined()
})

test('a login lasts as long as its token, and a day when nobody says', () => {
  const now = Date.parse('2020-01-01T00:00:00Z')
  expect(loginSeconds('2020-01-01T01:00:00Z', now)).toBe(3600)
  expect(loginSeconds('2019-01-01T00:00:00Z', now)).toBe(0)
  expect(loginSeconds(undefined, now)).toBe(86_400)
  expect(loginSeconds('soon', now)).toBe(86_400)
})
