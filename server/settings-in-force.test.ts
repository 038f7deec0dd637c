import { expect, test } from 'vitest'
import { variables } from './setting-variables.ts'
import { readSettings } from './settings.ts'

function inForce(env: Record<string, string>) {
  const settings = readSettings(env)
  if ('refused' in settings) throw new Error('the settings of the test are no settings')
  return new Map(settings.inForce.map(({ name, value, from }) => [String(name), [value, from]]))
}

test('each setting is told with its value and where that comes from', () => {
  const settings = inForce({ PORT: '4000', BRAND_NAME: '我們的書', BACKUP_AT: '' })
  expect(settings.get('PORT')).toEqual(['4000', 'environment'])
  expect(settings.get('BRAND_NAME')).toEqual(['我們的書', 'environment'])
  expect(settings.get('HOST')).toEqual(['127.0.0.1', 'default'])
  expect(settings.get('BACKUP_AT')).toEqual(['03:00', 'default'])
  expect(settings.get('SUPPORT_URL')).toEqual([null, 'unset'])
})

test('what is reckoned from the machine or from other settings is told as it holds', () => {
  const settings = inForce({ PORT: '4000', MEMORY_BYTES: '1000000000', JOBS_AT_ONCE: '8', SANDBOX: 'off' })
  expect(settings.get('PAGE_CHILDREN')).toEqual(['1', 'derived'])
  expect(settings.get('PICTURE_MEMORY_BYTES')).toEqual(['256000000', 'derived'])
  expect(settings.get('BACKGROUND_JOBS_AT_ONCE')).toEqual(['4', 'derived'])
  expect(settings.get('JOBS_AT_ONCE')).toEqual(['8', 'environment'])
  expect(settings.get('IMPORTS_AT_ONCE')).toEqual(['2', 'default'])
  expect(settings.get('PUBLIC_ORIGIN')).toEqual(['http://localhost:4000', 'derived'])
  expect(settings.get('SANDBOX')).toEqual(['off', 'environment'])
  expect(inForce({}).get('SANDBOX')).toEqual(['on', 'derived'])
  expect(inForce({}).get('MEMORY_BYTES')).toEqual([expect.stringMatching(/^\d+$/), 'derived'])
})

test('no secret is in it, whatever it is called', () => {
  // long and various enough for every variable that wants so much
  const hidden = 'hidden-5d0c8e27-hidden-b41f9a36-hidden'
  const named = Object.keys(variables.shape).filter(name => /SECRET|TOKEN|KEY|PASSWORD/.test(name))
  const env = Object.fromEntries(named.map(name => [name, hidden]))
  const open = { BACKUP_SECRET: 'on', PASSKEY_LOGIN: 'off', INSTAGRAM_TOKEN_URL: 'https://token.example' }
  const logins = {
    DATABASE_URL: `postgresql://daybound:${hidden}@db.example/daybound?password=${hidden}`,
    SMTP_URL: `smtps://user:${hidden}@mail.example:465`,
    MAIL_FROM: 'books@example.com',
  }
  const settings = inForce({ ...env, ...open, ...logins })
  expect(JSON.stringify([...settings])).not.toContain('hidden')
  expect(settings.get('DATABASE_URL')).toEqual(['postgresql://db.example/daybound', 'environment'])
  expect(settings.get('SMTP_URL')).toEqual(['smtps://mail.example:465', 'environment'])
  expect(settings.get('METRICS_TOKEN')).toEqual([null, 'secret'])
})
