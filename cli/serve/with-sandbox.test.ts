import { expect, test } from 'vitest'
import { completeSettings, type Environment, readSettings } from '#server/settings'
import { withSandbox } from './with-sandbox.ts'

const client = { id: 'me', secret: 'mine' }

test('browsers reach the sandbox by the public origin, our processes by this machine', () => {
  const whole = withSandbox(
    settings({
      PUBLIC_ORIGIN: 'https://days.example',
      HOST: '0.0.0.0',
      SANDBOX_ON_PUBLIC_ORIGIN: 'i-know-that-anybody-can-log-in-as-anybody',
    }),
    client,
  )
  expect(whole.facebook).toMatchObject({
    dialogUrl: 'https://days.example/sandbox/facebook/dialog',
    graphUrl: 'http://127.0.0.1:3000/sandbox/facebook/graph',
  })
  expect(whole.instagram?.authorizeUrl).toBe('https://days.example/sandbox/instagram/oauth/authorize')
  expect(whole.instagram?.tokenUrl).toBe('http://127.0.0.1:3000/sandbox/instagram/api/oauth/access_token')
  expect(whole.oidc?.issuer).toBe('https://days.example/sandbox/oidc')
})

test('a provider that has keys stays itself', () => {
  const given = settings({ SANDBOX: 'on', FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' })
  const whole = withSandbox(given, client)
  expect(whole.facebook).toEqual(given.facebook)
  expect(whole.instagram?.appId).toBe('me')
})

test('mail goes to the catcher where there is one, and to a server of its own where one is set', () => {
  expect(withSandbox(settings({}), client, 2525).mail?.smtpUrl).toBe('smtp://127.0.0.1:2525')
  expect(withSandbox(settings({}), client).mail).toBeUndefined()
  const given = settings({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'books@days.example' })
  expect(withSandbox(given, client, 2525).mail).toEqual(given.mail)
})

test('without the sandbox nothing is added', () => {
  const given = settings({ SANDBOX: 'off' })
  expect(withSandbox(given, client)).toEqual(given)
})

function settings(env: Environment) {
  const given = readSettings(env)
  if ('refused' in given) throw new Error(given.refused)
  return completeSettings(given, { databaseUrl: 'postgresql://localhost/x', secret: 's'.repeat(32) })
}
