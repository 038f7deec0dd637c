import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoot } from '#contract/call'
import { changeDesign } from '#contract/design'
import { createItem } from '#contract/items'
import { unlockShare } from '#contract/sharing'
import { readBook } from '#contract/shelf'
import { sandboxClient } from '#sandbox/social/sandbox-client'
import { socialWorld } from '#sandbox/social/social-world'
import { startApi, startWorker } from '#server/app'
import { startPostgres } from '#server/kernel/db/embedded/start-postgres'
import { migrate } from '#server/kernel/db/migrate'
import { openLog } from '#server/kernel/log/open-log'
import { completeSettings, readSettings } from '#server/settings'
import { withSandbox } from '../../cli/serve/with-sandbox.ts'
import { freePort } from '../free-port.ts'
import { logIn } from '../log-in.ts'
import { playedFolder } from '../played-folder.ts'
import { ask } from '../studio.ts'

// A PostgreSQL of its own: it is stopped under the running parts, and started again.

let folder: string
let origin: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
const parts: { close(): Promise<void> }[] = []
const lines: { level: string; msg: string }[] = []
const log = openLog('info', { write: line => void lines.push(JSON.parse(line)) })
const again = () => startPostgres({ folder: join(folder, 'postgres'), lasting: false })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-away-'))
  // root's PostgreSQL runs under another user
  await chmod(folder, 0o711)
  postgres = await again()
  await migrate(postgres.url)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const read = readSettings({ PORT: String(port), DATA_FOLDER: join(folder, 'data') })
  if ('refused' in read) throw new Error(JSON.stringify(read))
  const settings = withSandbox(
    completeSettings(read, { databaseUrl: postgres.url, secret: 'a secret that is long enough for a test' }),
    sandboxClient,
  )
  const sandbox = socialWorld({
    prefix: '/sandbox',
    folder: playedFolder,
    now: Date.now,
  })
  parts.push(await startApi(settings, { sandbox, log }))
  parts.push(await startWorker(settings, { log }))
})
afterAll(async () => {
  await Promise.all(parts.map(part => part.close()))
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered, body } = await request(origin + path, { headers })
  return { status: statusCode, headers: answered, text: await body.text() }
}

test('while PostgreSQL is away calls hear so, and when it is back all goes on by itself', async () => {
  const { token } = await logIn(origin, 'empty')
  const shelf = JSON.parse((await get(`${apiRoot}/books/`, { authorization: `Token ${token}` })).text)
  const { bid } = shelf.data.books[0]
  const read = () => ask(origin, readBook, { token, params: { bid }, headers: { 'accept-language': 'en' } })
  expect((await read()).status).toBe(200)
  const events = await request(`${origin}${apiRoot}/books/${bid}/events/`, {
    headers: { authorization: `Token ${token}` },
    bodyTimeout: 0,
  })
  const heard = text(events.body)

  await postgres.stop()
  const away = await read()
  expect([away.status, away.body.errors]).toEqual([
    503,
    {
      code: 50301,
      name: 'serverAway',
      message:
        'The service cannot reach its data right now. Everything you made is safe; please try again in a moment',
    },
  ])
  // a limit that nobody can count lets nobody pass
  const guess = { params: { bid }, body: { share: 'of nobody', password: 'a guess' } }
  expect((await ask(origin, unlockShare, guess)).status).toBe(503)
  const ready = await get('/health/ready')
  expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
    503,
    { ready: false, database: { state: 'away' } },
  ])
  expect((await get('/health/live')).status).toBe(200)

  postgres = await again()
  await expect.poll(async () => (await read()).status).toBe(200)
  await expect.poll(async () => (await get('/health/ready')).status).toBe(200)
  // who watched may have missed something: his stream ends, and he comes again
  expect(await heard).not.toContain('event: changed')
  // a stream may end once more, when what listens to PostgreSQL is back: who watches comes again, as a browser does
  let output = ''
  const leaving = new AbortController()
  const watching = (async () => {
    while (!leaving.signal.aborted) {
      const { body } = await request(`${origin}${apiRoot}/books/${bid}/events/`, {
        headers: { authorization: `Token ${token}` },
        bodyTimeout: 0,
        signal: leaving.signal,
      })
      for await (const part of body.setEncoding('utf8')) output += part
    }
  })().catch((error: Error) => error.name)
  const body = { content: '回來以後寫的', postDate: '2024-05-03 10:30', picList: [] }
  expect((await ask(origin, createItem, { token, params: { bid }, body })).status).toBeLessThan(300)
  let times = 0
  await expect
    .poll(async () => {
      times += 1
      const title = `回來了 ${times}`
      expect((await ask(origin, changeDesign, { token, params: { bid }, body: { title } })).status).toBe(200)
      return output
    })
    .toContain('event: changed')
  leaving.abort()
  expect(await watching).toBe('AbortError')

  // each part finds out by itself
  const linesOf = (msg: string) => lines.filter(line => line.msg === msg)
  await expect.poll(() => linesOf('PostgreSQL is back')).toHaveLength(2)
  expect(linesOf('PostgreSQL is away: it is waited for')).toHaveLength(2)
  expect(lines.filter(({ level }) => level === 'error' || level === 'fatal').map(({ msg }) => msg)).toEqual(
    Array(2).fill('PostgreSQL is away: it is waited for'),
  )
})
