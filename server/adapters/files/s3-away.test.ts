import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { registry } from '../../kernel/metrics/registry.ts'
import { StoreAway } from '../../kernel/store-away.ts'
import { s3Files } from './s3-files.ts'

const hash = 'a'.repeat(64)

const short = { connectMs: 200, silenceMs: 200, requestMs: 1_000 }

/** A store that answers as it is told, and those that ask it: patiently, unless the test is about that. */
async function storeThat(listener: RequestListener, patience?: typeof short) {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const files = s3Files({
    bucket: 'books',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    scratch: join(tmpdir(), 'daybound-s3-away'),
    ...(patience && { patience }),
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  })
  const stop = async () => {
    files.close()
    server.closeAllConnections()
    if (server.listening) await new Promise(resolve => server.close(resolve))
  }
  onTestFinished(stop)
  return { files, stop }
}

test('a store that takes calls and never answers is asked twice, and then away', async () => {
  const { files } = await storeThat(() => undefined, short)
  for (const ask of [
    () => files.check(),
    () => files.has(hash),
    () => files.read(hash),
    () => files.open(hash),
    () => files.put(Buffer.from('words')),
    () => files.remove(hash),
    () => files.putCached('pages', 'key', Buffer.from('words')),
    () => files.readCached('pages', 'key'),
  ]) {
    const error: unknown = await ask().catch(error => error)
    expect(error).toBeInstanceOf(StoreAway)
    expect(error).toMatchObject({ cause: { $metadata: { attempts: 2 } } })
  }
})

test('errors of the store are counted by why; what it does not have is none', async () => {
  const errors = async () => {
    const { values = [] } = (await registry.getSingleMetric('store_errors_total')?.get()) ?? {}
    return Object.fromEntries(values.map(({ labels, value }) => [labels.why, value]))
  }
  let status = 404
  const { files } = await storeThat((_request, response) => void response.writeHead(status).end())
  const { away = 0, refused = 0 } = await errors()
  expect(await files.has(hash)).toBe(false)
  expect(await errors()).toEqual({ away, refused })
  status = 403
  await expect(files.read(hash)).rejects.toThrow()
  expect(await errors()).toEqual({ away, refused: refused + 1 })
  status = 503
  await expect(files.read(hash)).rejects.toThrow(StoreAway)
  expect(await errors()).toEqual({ away: away + 1, refused: refused + 1 })
  expect(await registry.metrics()).toContain(
    'store_call_duration_seconds_count{operation="GetObjectCommand"}',
  )
})

test('a store that is not there is away', async () => {
  const { files, stop } = await storeThat(() => undefined)
  await stop()
  await expect(files.read(hash)).rejects.toThrow(StoreAway)
})

test('a store that is out of order is away', async () => {
  const { files } = await storeThat((_request, response) => void response.writeHead(503).end())
  await expect(files.read(hash)).rejects.toThrow(StoreAway)
})

test('an answer that stops in its middle ends', async () => {
  const { files } = await storeThat((request, response) => {
    response.writeHead(200, { 'content-length': '11' })
    if (request.method === 'HEAD') response.end()
    else response.write('hello')
  }, short)
  const read = async () => {
    const opened = await files.open(hash)
    return opened && buffer(opened.stream)
  }
  await expect(read()).rejects.toThrow(StoreAway)
  await expect(files.read(hash)).rejects.toThrow(StoreAway)
})

test('a store that does not know the key is away until somebody mends that, and its words are kept', async () => {
  const { files } = await storeThat(answering(403, 'InvalidAccessKeyId'))
  await expect(files.read(hash)).rejects.toMatchObject({
    why: 'refused',
    storeAnswer: '403 InvalidAccessKeyId',
  })
  await expect(files.check()).rejects.toMatchObject({ why: 'refused' })
})

test('the same of a bucket that is not there, and not of a file', async () => {
  const { files } = await storeThat(answering(404, 'NoSuchBucket'))
  await expect(files.read(hash)).rejects.toMatchObject({ why: 'refused', storeAnswer: '404 NoSuchBucket' })
  const { files: others } = await storeThat(answering(404, 'NoSuchKey'))
  expect(await others.read(hash)).toBeUndefined()
})

test('what the store says against one request is no sign that it is away', async () => {
  const { files } = await storeThat(answering(400, 'InvalidRequest'))
  await expect(files.read(hash)).rejects.not.toThrow(StoreAway)
})

function answering(status: number, code: string): RequestListener {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`
  return (request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(request.method === 'HEAD' ? undefined : body)
}
