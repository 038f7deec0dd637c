import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { readLoginState, safeRedirect } from './login-state.ts'

const origin = 'https://books.example'
const hosts = ['en.books.example', 'shop.example:8443']

it.each([
  ['redirect_/app/shelf', { kind: 'redirect', url: '/app/shelf' }],
  ['cid_SPRING', { kind: 'coupon', id: 'SPRING' }],
  ['uid_42', { kind: 'referrer', id: '42' }],
  ['group_7', { kind: 'group', gid: '7' }],
  ['test', { kind: 'test' }],
  ['testing', { kind: 'other', referrer: 'testing' }],
  ['flyer', { kind: 'other', referrer: 'flyer' }],
  ['uid_', { kind: 'none' }],
  ['', { kind: 'none' }],
  [null, { kind: 'none' }],
  ['x'.repeat(201), { kind: 'none' }],
  [`redirect_/${'x'.repeat(2000)}`, { kind: 'none' }],
])('reads %j', (state, read) => expect(readLoginState(state)).toEqual(read))

it.each([
  ['/app/shelf?a=1#b', 'https://books.example/app/shelf?a=1#b'],
  ['https://books.example', 'https://books.example/'],
  ['HTTPS://Books.Example/App', 'https://books.example/App'],
  [encodeURIComponent('https://books.example/a?b=c'), 'https://books.example/a?b=c'],
  ['%2Fapp%2Fshelf', 'https://books.example/app/shelf'],
  ['https://en.books.example/x', 'https://en.books.example/x'],
  ['https://shop.example:8443/', 'https://shop.example:8443/'],
  ['/書', 'https://books.example/%E6%9B%B8'],
])('leads to %s', (url, address) => expect(safeRedirect(url, origin, hosts)).toBe(address))

it.each([
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://books.example@evil.example/',
  'https://books.example:443@evil.example/',
  'https://books.example.evil.example/',
  'https://books.example\\.evil.example/',
  'https://books.exаmple/',
  'https://books。example/',
  'https://evil.example/https://books.example',
  'http://books.example/',
  'http://en.books.example/',
  'https://shop.example/',
  'https:books.example',
  'https:///books.example',
  '%2F%2Fevil.example',
  '%2f%5cevil.example',
  '%68ttps://evil.example',
  '%2F%0A/evil.example',
  '%2F%ZZ',
  '/\ud800',
  'app/shelf',
  '',
])('leads nowhere for %j', url => expect(safeRedirect(url, origin, hosts)).toBeUndefined())

const pieces = [
  '/',
  '\\',
  '//',
  '@',
  ':',
  '%2f',
  '%5c',
  '%0a',
  '\n',
  '\t',
  'https:',
  'http://',
  'evil.example',
]
const more = [
  'books.example',
  'en.books.example',
  '.',
  '#',
  '?',
  '[::1]',
  '雪',
  '％',
  '\u0000',
  '\u202e',
  'javascript:',
]

test('a browser never leaves for another site, whatever is written', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 8 }).map(parts => parts.join('')),
    fc
      .array(fc.constantFrom(...pieces, ...more), { maxLength: 8 })
      .map(parts => `https://books.example${parts.join('')}`),
  )
  fc.assert(
    fc.property(hostile, url => {
      const address = safeRedirect(url, origin, hosts)
      if (address === undefined) return
      expect([origin, 'https://en.books.example', 'https://shop.example:8443']).toContain(
        new URL(address).origin,
      )
      expect(new URL(address).username).toBe('')
      expect(address).toMatch(/^[!-~]+$/)
    }),
    { numRuns: 3000 },
  )
})
