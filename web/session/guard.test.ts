import { expect, test } from 'vitest'
import { notYet } from '../app/not-yet-list.ts'
import { screens } from '../app/screens.ts'
import { redirectFor } from './guard.ts'

test('visitors of a guarded screen go to the login and come back to where they wanted to go', () => {
  expect(redirectFor('user', false, 'https://a.test/app/design/cover?bid=b1&x=2', 'facebook')).toBe(
    '/social/facebook_login?state=redirect_https%3A%2F%2Fa.test%2Fapp%2Fdesign%2Fcover%3Fbid%3Db1%26x%3D2',
  )
  expect(redirectFor('user', true, 'https://a.test/app/shelf', 'facebook')).toBeUndefined()
  expect(redirectFor('public', false, 'https://a.test/', 'facebook')).toBeUndefined()
  // where there is more than a network to choose from
  expect(redirectFor('user', false, 'https://a.test/app/shelf', undefined)).toBe(
    '/login?state=redirect_https%3A%2F%2Fa.test%2Fapp%2Fshelf',
  )
})

test('every route of the specification is there, and guarded as it says', () => {
  const access = Object.fromEntries(
    [...screens, ...notYet].map(screen => [screen.path.replace(/\/:?bid\??/, '/{bid}'), screen.access]),
  )
  const open = [
    '/',
    '/pricing',
    '/faq',
    '/archives',
    '/login',
    '/login/email',
    '/login/link',
    '/login/invitation',
    '/products',
    '/templates',
    '/setup',
    '/app/review/{bid}',
    '/agent/landing',
  ]
  const alsoOpen = ['/coupons/claim/:cid', '/group/start', '/groups', '/testimonials', '/404']
  const design = ['cover', 'selection', 'pages', 'content', 'proofing', 'privacy', 'preview', 'album'].map(
    page => `/app/design/${page}`,
  )
  // `/app/payment` itself leads to its first step
  const payment = ['checkout', 'address', 'trade', '{bid}/status'].map(page => `/app/payment/${page}`)
  const app = [
    'shelf',
    'checkout',
    'trade/{bid}',
    'addresses',
    'order',
    'orders',
    'pdf',
    'profile',
    'login-again',
    'joining',
    'coupons',
  ]
  const agent = ['', '/fans', '/info', '/order', '/withdraw', '/record'].map(page => `/agent${page}`)
  const desk = ['/desk/:part?']
  const guarded = [
    ...design,
    ...payment,
    ...desk,
    ...app.map(path => `/app/${path}`),
    '/app/invitation',
    ...agent,
  ]
  expect(access).toEqual({
    ...Object.fromEntries([...open, ...alsoOpen].map(path => [path, 'public'])),
    ...Object.fromEntries([...guarded, '/group/event', '/group/record'].map(path => [path, 'user'])),
  })
})
