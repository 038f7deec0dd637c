import { expect, test } from 'vitest'
import { readLoginState } from '#domain/login/login-state'
import { afterLogin } from './after-login.ts'

const origin = 'https://books.example'
const place = { origin, redirectHosts: ['en.books.example'], language: 'zh-tw', englishSite: undefined }
const to = (state: string, query = '', change = {}) =>
  afterLogin(readLoginState(state), new URLSearchParams(query), { ...place, ...change })

test.each([
  ['', '', { go: '/app/shelf' }],
  ['', 'bid=b1&sid=s1', { go: '/app/design/preview?bid=b1&sid=s1' }],
  ['', 'bid=b1', { go: '/app/shelf' }],
  ['redirect_/app/review?bid=b1', '', { leave: `${origin}/app/review?bid=b1` }],
  [`redirect_${encodeURIComponent(`${origin}/x`)}`, 'bid=b1&sid=s1', { leave: `${origin}/x` }],
  ['redirect_https://en.books.example/x', '', { leave: 'https://en.books.example/x' }],
  ['redirect_https://evil.example', '', { go: '/app/shelf' }],
  ['redirect_javascript:alert(1)', '', { go: '/app/shelf' }],
  ['cid_A&b', '', { go: '/coupons/claim/A%26b' }],
  ['group_7', '', { go: '/group/start?gid=7' }],
  ['uid_7', '', { go: '/app/shelf' }],
  ['test', '', { go: '/app/shelf' }],
  ['flyer', '', { go: '/app/shelf' }],
])('state %j with %j', (state, query, destination) => expect(to(state, query)).toEqual(destination))

test('who reads English goes to the English site, unless he is there', () => {
  const english = { language: 'en', englishSite: 'https://en.books.example/app' }
  expect(to('', 'bid=b1&sid=s1', english)).toEqual({ leave: 'https://en.books.example/app' })
  expect(to('', '', { ...english, language: 'zh-hk' })).toEqual({ go: '/app/shelf' })
  expect(to('', '', { ...english, origin: 'https://en.books.example' })).toEqual({ go: '/app/shelf' })
})
