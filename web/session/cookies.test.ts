import { expect, test } from 'vitest'
import { cookieIn, cookieText } from './cookies.ts'

test('a cookie is found by its whole name and decoded', () => {
  expect(cookieIn('test%20user=a; user=%7B%22uid%22%3A1%7D', 'user')).toBe('{"uid":1}')
  expect(cookieIn('test%20user=a%3Bb', 'test user')).toBe('a;b')
  expect(cookieIn('users=1', 'user')).toBeUndefined()
  expect(cookieIn('', 'user')).toBeUndefined()
})

test('what is not encoded text counts as no cookie', () => {
  expect(cookieIn('user=%E0%A4%A', 'user')).toBeUndefined()
})

test('a cookie goes to the whole site and never to others', () => {
  expect(cookieText('referrer', 'a b;c', { seconds: 90.5, secure: true })).toBe(
    'referrer=a%20b%3Bc; Path=/; Max-Age=90; SameSite=Lax; Secure',
  )
  expect(cookieText('beta', '1', { secure: false })).toBe('beta=1; Path=/; SameSite=Lax')
  expect(cookieText('beta', '', { seconds: -5, secure: false })).toBe(
    'beta=; Path=/; Max-Age=0; SameSite=Lax',
  )
})
