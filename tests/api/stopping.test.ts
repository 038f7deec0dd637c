import { stat } from 'node:fs/promises'
import { Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { Agent, request } from 'undici'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { apiRoot } from '#contract/call'
import { changeDesign } from '#contract/design'
import { toWire } from '#contract/wire'
import { startStudio } from '../studio.ts'

beforeEach(() => {
  // at the end of its patience a stop cuts all that is left: here it has patience without end, and nothing may need that
  const cut = vi.spyOn(Server.prototype, 'closeAllConnections').mockReturnValue(undefined)
  onTestFinished(() => cut.mockRestore())
})

test('a stop answers the twelve calls in flight, ends streams and idle connections at once, and takes no new ones', async () => {
  const studio = await startStudio({ worker: false })
  const { token, bid } = await studio.firstBook('empty')
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const dispatcher = new Agent({ keepAliveTimeout: 60_000 })
  onTestFinished(() => dispatcher.close())
  const watching = await request(`${studio.origin}${apiRoot}/books/${bid}/events/`, {
    headers,
    dispatcher,
    bodyTimeout: 0,
  })
  const stream = text(watching.body)
  // a connection that has had its answer, and stays
  const idle = connect(Number(new URL(studio.origin).port), 'localhost')
  idle.write(`GET ${apiRoot}/books/${bid}/ HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await new Promise(resolve => idle.once('data', resolve))
  const idleEnded = new Promise(resolve => idle.once('close', resolve))
  idle.resume()

  const outside = new pg.Client({ connectionString: studio.databaseUrl })
  await outside.connect()
  await outside.query('begin')
  await outside.query('select from books where bid = $1 for update', [bid])
  const change = (title: string) =>
    request(`${studio.origin}${apiRoot}${changeDesign.path.replace('{bid}', bid)}`, {
      method: changeDesign.method,
      headers,
      dispatcher,
      body: JSON.stringify(toWire(changeDesign.body, { title })),
    })
  const calls = Array.from({ length: 12 }, (_, i) => change(`書名 ${i}`))
  const watcher = new pg.Client({ connectionString: studio.databaseUrl })
  await watcher.connect()
  const waiting = async () => {
    const { rows } = await watcher.query(
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    )
    return rows[0].n
  }
  await expect.poll(waiting).toBe(5)

  const stopped = studio.close()
  await Promise.all([stream, idleEnded])
  await expect(request(`${studio.origin}/health/live`, { dispatcher: new Agent() })).rejects.toThrow()
  await outside.end()
  await watcher.end()
  const answers = await Promise.all(calls)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
  expect(new Set(answers.map(answer => answer.headers.connection))).toEqual(new Set(['close']))
  await Promise.all(answers.map(answer => answer.body.dump()))
  await stopped
})

test('an upload in flight is cut where its bytes are kept', async () => {
  const studio = await startStudio({ worker: false })
  const { token, bid } = await studio.firstBook('empty')
  const headers = { authorization: `Token ${token}`, 'tus-resumable': '1.0.0' }
  const made = await request(`${studio.origin}${apiRoot}/uploads/`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': '1000000',
      'upload-metadata': `bid ${Buffer.from(bid).toString('base64')},filename ${Buffer.from('a.zip').toString('base64')}`,
    },
  })
  await made.body.dump()
  const path = String(made.headers.location)
  const socket = connect(Number(new URL(studio.origin).port), 'localhost')
  socket.on('error', () => undefined)
  const ended = new Promise(resolve => socket.once('close', resolve))
  const head = Object.entries({
    Host: 'localhost',
    ...headers,
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': '0',
    'Content-Length': '1000000',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`PATCH ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  socket.write(Buffer.alloc(300_000, 7))
  socket.resume()
  const file = join(studio.folder, 'uploads', path.slice(path.lastIndexOf('/') + 1))
  await expect.poll(async () => (await stat(file)).size).toBe(300_000)
  await Promise.all([studio.close(), ended])
})
