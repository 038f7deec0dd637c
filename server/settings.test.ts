import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARCHIVE_LIMITS } from '#sources/archive/archive-limits'
import { variables } from './setting-variables.ts'
import { readSettings } from './settings.ts'

test('an empty environment gives a whole studio on this machine', () => {
  expect(readSettings({ HOME: '/home/x' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    dataFolder: '/home/x/.local/share/daybound',
    files: { kind: 'folder', folder: '/home/x/.local/share/daybound/files' },
    backup: {
      at: { hour: 3, minute: 0 },
      retention: { days: 7, weeks: 4 },
      verifyDays: 30,
      withSecret: false,
      beforeUpgrade: true,
    },
    uploadMaxBytes: 68_719_476_736,
    workerPriority: 'low',
    machine: { cores: expect.any(Number), memoryBytes: expect.any(Number) },
    budgets: expect.objectContaining({ jobsAtOnce: 6, backgroundJobsAtOnce: 3, databaseConnections: 10 }),
    pictureCacheBytes: 10_737_418_240,
    coverCacheBytes: 1_073_741_824,
    keepFreeBytes: 1_073_741_824,
    quotas: {
      uploadBytes: 68_719_476_736,
      uploads: 100,
      pictureBytes: 53_687_091_200,
      images: 2000,
      books: 5,
      imports: 200,
      pdfs: 100,
      exports: 5,
    },
    trustedProxies: [],
    metricsFrom: ['loopback'],
    sandbox: true,
    localLogin: true,
    emailLogin: false,
    passkeyLogin: false,
    invitedOnly: false,
    printer: { kind: 'manual', place: { kind: 'folder', folder: '/home/x/.local/share/daybound/printer' } },
    staffUids: [],
    redirectHosts: [],
    sessionIdleDays: 30,
    sessionMostDays: 180,
    freshLoginMinutes: 30,
    accountDeletionDays: 7,
    brandName: 'Daybound',
    logLevel: 'info',
    inForce: expect.any(Array),
  })
})

test('what the usual quotas let a person export can be uploaded and read again', () => {
  const settings = readSettings({})
  if ('refused' in settings) throw new Error('nothing is wrong with it')
  const { uploadMaxBytes, quotas } = settings
  // and for each book one of a gigabyte as PDF, with its words
  const mostExported = quotas.pictureBytes + quotas.books * 2 ** 30
  expect(uploadMaxBytes).toBeGreaterThanOrEqual(mostExported)
  expect(quotas.uploadBytes).toBeGreaterThanOrEqual(uploadMaxBytes)
  expect(ARCHIVE_LIMITS.archiveBytes).toBeGreaterThanOrEqual(uploadMaxBytes)
})

test('the data folder follows XDG_DATA_HOME, and DATA_FOLDER before it', () => {
  expect(readSettings({ XDG_DATA_HOME: '/d' })).toMatchObject({ dataFolder: '/d/daybound' })
  expect(readSettings({ XDG_DATA_HOME: '/d', DATA_FOLDER: '/e' })).toMatchObject({ dataFolder: '/e' })
})

test('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', SANDBOX: ' ' })).toMatchObject({ port: 3000 })
})

test('keys of a provider turn the sandbox off, unless it is asked for', () => {
  const keys = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' }
  expect(readSettings(keys)).toMatchObject({
    sandbox: false,
    facebook: {
      appId: '1',
      appSecret: 's',
      dialogUrl: 'https://www.facebook.com',
      graphUrl: 'https://graph.facebook.com',
      graphVersion: 'v26.0',
    },
  })
  expect(readSettings({ ...keys, SANDBOX: 'on' })).toMatchObject({ sandbox: true })
  expect(readSettings({ SANDBOX: 'off' })).toMatchObject({ sandbox: false })
})

test('an OpenID Connect provider is named by its host when nobody names it', () => {
  const oidc = { OIDC_ISSUER: 'https://id.example.org/', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  expect(readSettings(oidc)).toMatchObject({
    oidc: { issuer: 'https://id.example.org', clientId: 'a', clientSecret: 'b', name: 'id.example.org' },
  })
})

test('a printer who has a bucket gets his work there, wherever the files of the studio are', () => {
  const keys = { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(readSettings({ ...keys, PRINTER_BUCKET: 'work' })).toMatchObject({
    files: { kind: 'folder' },
    printer: {
      kind: 'manual',
      place: { kind: 's3', bucket: 'work', endpoint: 'https://s3.example', accessKeyId: 'a' },
    },
  })
})

test('backups go to a folder, or to a bucket at the store that the settings name', () => {
  const keys = { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(readSettings({ BACKUP_TO: '/backups', BACKUP_AT: '23:05' })).toMatchObject({
    backup: { to: { kind: 'folder', folder: '/backups' }, at: { hour: 23, minute: 5 } },
  })
  expect(readSettings({ ...keys, BACKUP_TO: 's3://kept/days/', BACKUP_AT: 'never' })).toMatchObject({
    backup: { to: { kind: 's3', bucket: 'kept', prefix: 'days/', endpoint: 'https://s3.example' } },
  })
})

test('where backups are left to the command, none is made by the clock', () => {
  const read = readSettings({ BACKUP_TO: '/backups', BACKUP_AT: 'never' })
  expect('refused' in read ? read : Object.keys(read.backup)).not.toContain('at')
})

test('hosts are a list', () => {
  expect(readSettings({ REDIRECT_HOSTS: 'a.example, B.example,' })).toMatchObject({
    redirectHosts: ['a.example', 'b.example'],
  })
})

test('proxies are believed where they are named', () => {
  expect(readSettings({ TRUSTED_PROXIES: 'none' })).toMatchObject({ trustedProxies: [] })
  expect(readSettings({ HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8, LOOPBACK' })).toMatchObject({
    trustedProxies: ['10.0.0.0/8', 'loopback'],
  })
})

test.each([
  [{ TRUSTED_PROXIES: 'proxy.example' }, [{ name: 'TRUSTED_PROXIES', why: 'address' }]],
  [{ TRUSTED_PROXIES: 'loopback, 0.0.0.0/0' }, [{ name: 'TRUSTED_PROXIES', why: 'choice' }]],
  [{ TRUSTED_PROXIES: '::/0' }, [{ name: 'TRUSTED_PROXIES', why: 'choice' }]],
  [{ METRICS_TOKEN: 'short' }, [{ name: 'METRICS_TOKEN', why: 'short' }]],
  [{ PORT: 'abc' }, [{ name: 'PORT', why: 'number' }]],
  [{ PORT: '70000' }, [{ name: 'PORT', why: 'number' }]],
  [{ PUBLIC_ORIGIN: 'https://a.example/path' }, [{ name: 'PUBLIC_ORIGIN', why: 'address' }]],
  [{ SUPPORT_URL: 'javascript:alert(1)' }, [{ name: 'SUPPORT_URL', why: 'address' }]],
  [{ DATABASE_URL: 'mysql://x/y' }, [{ name: 'DATABASE_URL', why: 'address' }]],
  [{ LOG_FORMAT: 'xml' }, [{ name: 'LOG_FORMAT', why: 'choice' }]],
  [{ SANDBOX: 'maybe' }, [{ name: 'SANDBOX', why: 'choice' }]],
  [{ SECRET: 'short' }, [{ name: 'SECRET', why: 'short' }]],
  [{ SECRET: ' ' }, [{ name: 'SECRET', why: 'short' }]],
  [{ SECRET: 'ab'.repeat(16) }, [{ name: 'SECRET', why: 'guessable' }]],
  [{ SECRET_BEFORE: 'short' }, [{ name: 'SECRET_BEFORE', why: 'short' }]],
  [{ PUBLIC_ORIGIN: 'https://days.example' }, [{ name: 'SANDBOX', why: 'public' }]],
  [{ PUBLIC_ORIGIN: 'https://days.example', SANDBOX: 'on' }, [{ name: 'SANDBOX', why: 'public' }]],
  [
    { PUBLIC_ORIGIN: 'https://days.example', SANDBOX_ON_PUBLIC_ORIGIN: 'on' },
    [{ name: 'SANDBOX_ON_PUBLIC_ORIGIN', why: 'choice' }],
  ],
  [{ FACEBOOK_APP_ID: '1' }, [{ name: 'FACEBOOK_APP_SECRET', why: 'missing' }]],
  [{ SMTP_URL: 'smtp://mail.example' }, [{ name: 'MAIL_FROM', why: 'missing' }]],
  [{ SMTP_URL: 'https://mail.example' }, [{ name: 'SMTP_URL', why: 'address' }]],
  [{ MAIL_FROM: 'Books <books@days.example>' }, [{ name: 'MAIL_FROM', why: 'address' }]],
  [
    { PRINTER: 'lulu', MAIL_FROM: 'books@days.example' },
    [
      { name: 'LULU_KEY', why: 'missing' },
      { name: 'LULU_SECRET', why: 'missing' },
    ],
  ],
  [{ BACKUP_TO: 'backups' }, [{ name: 'BACKUP_TO', why: 'address' }]],
  [{ BACKUP_AT: '3 am' }, [{ name: 'BACKUP_AT', why: 'choice' }]],
  [{ BACKUP_TO: 's3://b', S3_ACCESS_KEY_ID: 'a' }, [{ name: 'S3_SECRET_ACCESS_KEY', why: 'missing' }]],
  [{ PRINTER_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' }, [{ name: 'S3_SECRET_ACCESS_KEY', why: 'missing' }]],
  [
    { FILES: 's3', S3_BUCKET: 'b' },
    [
      { name: 'S3_ACCESS_KEY_ID', why: 'missing' },
      { name: 'S3_SECRET_ACCESS_KEY', why: 'missing' },
    ],
  ],
])('%o is refused by name', (env, problems) => {
  expect(readSettings(env)).toEqual({ refused: 'bad-settings', problems })
})

test.each([
  { PUBLIC_ORIGIN: 'https://days.example', SANDBOX: 'off' },
  { PUBLIC_ORIGIN: 'https://days.example', FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'x' },
  {
    PUBLIC_ORIGIN: 'https://days.example',
    SANDBOX_ON_PUBLIC_ORIGIN: 'i-know-that-anybody-can-log-in-as-anybody',
  },
  { PUBLIC_ORIGIN: 'https://localhost:3000' },
])('%o may start', env => {
  expect(readSettings(env)).not.toHaveProperty('refused')
})

test('the guide for operators names every setting in its order, and what holds without it', () => {
  const guide = readFileSync(new URL('../docs/operate.md', import.meta.url), 'utf8')
  const table = guide.split(/^## /m).find(part => part.startsWith('Settings')) ?? ''
  const rows = [...table.matchAll(/^\| `([A-Z0-9_]+)` \| (.*) \| .+ \|$/gm)]
  const systems = ['XDG_DATA_HOME', 'HOME']
  const settings = Object.entries(variables.shape).filter(([name]) => !systems.includes(name))
  expect(rows.map(([, name]) => name)).toEqual(settings.map(([name]) => name))
  const defaults = new Map(rows.map(([, name, otherwise]) => [name, otherwise]))
  for (const [name, setting] of settings) {
    const standing = setting.safeParse(undefined).data
    // a list of none is said in words
    if (standing !== undefined && standing !== null && String(standing) !== '')
      expect([name, setting.parse(defaults.get(name))]).toEqual([name, standing])
  }
})
