import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call'
import { changeDesign } from '#contract/design'
import { changeItem, createItem } from '#contract/items'
import { readPage, readPlan } from '#contract/pages'
import { closeSession } from '#contract/sessions'
import { changeSharing, unlockShare } from '#contract/sharing'
import { listBooks, readBook } from '#contract/shelf'
import { fromWire } from '#contract/wire'
import { freePort } from '../free-port.ts'
import { ask, type CallInput, type Studio, startStudio } from '../studio.ts'

// One database, two servers that are processes of their own: what one of them holds in memory must not outlive what the other did.

let studio: Studio
let other: { process: ChildProcess; origin: string }
let token: string
let bid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  other = await startOther(studio)
  token = (await studio.logIn('empty')).token
  ;[{ bid }] = (await here(listBooks)).body.data.books
  for (const day of ['03', '12'])
    await here(createItem, {
      body: {
        content: `今天走到河堤。${'水很清。'.repeat(40)}`,
        postDate: `2024-05-${day} 10:00`,
        picList: [],
      },
    })
})
afterAll(async () => {
  const ended = once(other.process, 'exit')
  other.process.kill('SIGTERM')
  await ended
  await studio.close()
})

const here = (call: Call, input: CallInput = {}) => studio.call(call, { token, params: { bid }, ...input })
const there = (call: Call, input: CallInput = {}) =>
  ask(other.origin, call, { token, params: { bid }, ...input })
const pagesThere = async () => {
  const { pages } = readPlan.answer.parse(fromWire(readPlan.answer, (await there(readPlan)).body.data))
  return Promise.all(
    pages.map(async ({ key }) => {
      const { body } = await there(readPage, { params: { bid, key } })
      return readPage.answer.parse(fromWire(readPage.answer, body.data))
    }),
  )
}

test('what is written here is on the pages there', async () => {
  const before = await pagesThere()
  const [first] = before.flatMap(page => page.places)
  if (!first) throw new Error('no entry is on a page')
  await here(changeItem, {
    params: { bid, chapterId: '202405', itemId: first.item },
    body: { version: 0, content: '只剩這句。' },
  })
  const after = await pagesThere()
  expect(after.map(page => page.key)).not.toEqual(before.map(page => page.key))
  expect((await there(readPlan)).body).toEqual((await here(readPlan)).body)
  expect((await there(readBook)).body).toEqual((await here(readBook)).body)
  const key = after.find(page => page.places.length > 0)?.key
  if (key === undefined) throw new Error('the entry is on no page')
  const input = { params: { bid, key } }
  expect((await there(readPage, input)).body).toEqual((await here(readPage, input)).body)
})

test('another title here is another page there', async () => {
  const before = await pagesThere()
  await here(changeDesign, { body: { title: '另一本' } })
  const after = await pagesThere()
  expect(after.map(page => page.key)).not.toEqual(before.map(page => page.key))
  expect((await there(listBooks)).body.data.books[0].title).toBe('另一本')
})

test('a book that is closed here is closed there', async () => {
  const stranger = await studio.logIn('second')
  const read = () => there(readBook, { token: stranger.token })
  await here(changeSharing, { body: { public: true } })
  expect((await read()).status).toBe(200)
  await here(changeSharing, { body: { public: false } })
  expect((await read()).status).toBe(404)
})

test('who logs out here is logged out there', async () => {
  const { token: leaving } = await studio.logIn('empty')
  const read = (call: Call) => there(call, { token: leaving })
  expect([(await read(readBook)).status, (await read(readPlan)).status]).toEqual([200, 200])
  await here(closeSession, { token: leaving })
  expect([(await read(readBook)).status, (await read(readPlan)).status]).toEqual([401, 401])
  expect((await read(listBooks)).status).toBe(401)
})

test('who guesses a password here is not listened to there', async () => {
  const guess = (ask: typeof here) => ask(unlockShare, { body: { share: 'of nobody', password: 'a guess' } })
  expect((await guess(here)).status).toBe(404)
  const client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  // as if he had guessed as often as he may, in a window that lasts as long as this test
  const { rowCount } = await client.query(
    `update rate_counts set hits = 20, ends_at = now() + interval '1 hour' where key like '%unlock%'`,
  )
  await client.end()
  expect(rowCount).toBe(1)
  expect([(await guess(there)).status, (await guess(here)).status]).toEqual([429, 429])
})

/** As an operator starts one more of them beside the first. */
async function startOther({ databaseUrl, folder }: Studio) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const program = fileURLToPath(new URL('../../cli/serve.ts', import.meta.url))
  const started = spawn(process.execPath, [program, '--services=api'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      SECRET: 'a secret that is long enough for the other server',
      // played by the first alone
      SANDBOX: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of started.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }))
    if (String(line).includes(origin)) return { process: started, origin }
  throw new Error('the other server did not start')
}
