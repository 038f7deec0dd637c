import { rm } from 'node:fs/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallWebFolder } from '../../../tests/web/small-web-folder.ts'
import { webApp } from './web-app.ts'

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await smallWebFolder(['/', '/app/shelf', '/app/design', '/app/design/cover', '/app/review/:bid?'])
  app = await siteApp({ sandbox: false })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function siteApp({ sandbox }: { sandbox: boolean }): Promise<FastifyInstance> {
  const site = Fastify()
  await webApp(site, { settings: { publicOrigin: 'https://days.test' } }, folder, {
    headOf: async url => `<meta property="og:url" content="${url.pathname}">`,
    settings: '{}',
    sandbox,
  })
  return site
}

test('every page of a sandbox is marked as one, and no other', async () => {
  const sandbox = await siteApp({ sandbox: true })
  for (const url of ['/', '/app/shelf', '/app/design/cover', '/nowhere']) {
    const headers = { accept: browser }
    expect((await sandbox.inject({ url, headers })).body).toContain('<html data-sandbox')
    expect((await app.inject({ url, headers })).body).not.toContain('data-sandbox')
  }
  await sandbox.close()
})

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'
async function ask(url: string, accept?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { statusCode, headers, body } = await app.inject({
    method,
    url,
    headers: { ...(accept && { accept }) },
  })
  return { status: statusCode, type: String(headers['content-type']).split(';')[0], body }
}

const screens = [
  '/',
  '/app/shelf',
  '/app/shelf/',
  '/App/Shelf?x=1',
  '/app/design',
  '/app/review',
  '/app/review/b1',
]

test.each(
  screens.flatMap(url => [browser, '*/*', 'application/json', undefined].map(accept => [url, accept])),
)('the screen %s is given to who accepts %s', async (url = '', accept = undefined) => {
  const { status, type, body } = await ask(url, accept)
  expect([status, type]).toEqual([200, 'text/html'])
  expect(body).toContain('<meta property="og:url"')
  expect(await ask(url, accept, 'HEAD')).toMatchObject({ status: 200, type: 'text/html' })
})

const nowhere = ['/nowhere/at/all', '/404', '/app', '/app/review/b1/more', '/app/shelf.php', '/%2e%2e/x']

test.each(nowhere)('%s is nowhere: the page for people, a refusal for programs, and 404', async url => {
  expect(await ask(url, browser)).toMatchObject({ status: 404, type: 'text/html' })
  expect(await ask(url, '*/*')).toMatchObject({ status: 404, type: 'application/json' })
})

test.each([
  '/api/0.1/nothing/',
  '/media/x.jpg',
  '/assets/none.js',
  '/health/x',
  '/social/x',
  '//',
  '//app/shelf',
])('what is missing at %s is told in JSON', async url => {
  expect(await ask(url, browser)).toMatchObject({ status: 404, type: 'application/json' })
})

test('a screen is read and nothing else', async () => {
  expect(await ask('/app/shelf', browser, 'POST')).toMatchObject({ status: 404, type: 'application/json' })
})

test('files of the build are given', async () => {
  expect(await ask('/assets/main-1.js')).toMatchObject({ status: 200, type: 'text/javascript' })
})
