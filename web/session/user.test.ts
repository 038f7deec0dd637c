import { expect, test } from 'vitest'
import { loginSeconds, parseUser } from './user.ts'

test('a user is read from the cookie', () => {
  expect(parseUser('{"uid":"u1","avatar":"/a.webp"}')).toEqual({
    uid: 'u1',
    avatar: '/a.webp',
  })
  expect(parseUser('{"uid":"u1"}')?.avatar).toBe('')
})

test('half a user is nobody', () => {
  expect(parseUser(undefined)).toBeUndefined()
  expect(parseUser('{"uid":')).toBeUndefined()
  expect(parseUser('{"avatar":"/a.webp"}')).toBeUndefined()
  expect(parseUser('{"uid":""}')).toBeUndefined()
})

test('of a cookie of old, the key is not taken up', () => {
  expect(parseUser('{"uid":"u1","avatar":"","token":{"key":"k"}}')).toEqual({ uid: 'u1', avatar: '' })
})

test('a login lasts as long as its token, and a day when nobody says', () => {
  const now = Date.parse('2020-01-01T00:00:00Z')
  expect(loginSeconds('2020-01-01T01:00:00Z', now)).toBe(3600)
  expect(loginSeconds('2019-01-01T00:00:00Z', now)).toBe(0)
  expect(loginSeconds(undefined, now)).toBe(86_400)
  expect(loginSeconds('soon', now)).toBe(86_400)
})
