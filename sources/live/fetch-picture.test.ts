import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'

let server: Server
let host: string
const requests: string[] = []
const large = 100_000
beforeAll(async () => {
  server = createServer((req, res) => {
    requests.push(req.url ?? '')
    const to = /^\/to\?(.*)$/.exec(req.url ?? '')?.[1]
    if (to !== undefined) return res.writeHead(302, { location: decodeURIComponent(to) }).end()
    if (req.url === '/again') return res.writeHead(302, { location: '/again' }).end()
    if (req.url === '/cut')
      return res.writeHead(200, { 'content-length': '50' }).end('x', () => res.destroy())
    const status = /^\/(\d{3})$/.exec(req.url ?? '')?.[1]
    return res.writeHead(Number(status ?? 200)).end(Buffer.alloc(large))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

const get = (path: string, mostBytes = large) =>
  fetchPicture(path.startsWith('/') ? `http://${host}${path}` : path, { trusted: [host], mostBytes })

it('gives the bytes, also a redirection away', async () => {
  expect(await get('/a')).toHaveLength(large)
  expect(await get('/to?%2Fa')).toHaveLength(large)
})

it('never reads more than it may', async () => {
  expect(await get('/a', large - 1)).toEqual({ refused: 'too-large' })
})

it.each([
  ['/404', { refused: 'gone', status: 404 }],
  ['/403', { refused: 'gone', status: 403 }],
  ['/500', { refused: 'later', status: 500 }],
  ['/429', { refused: 'later', status: 429 }],
  ['/cut', { refused: 'later' }],
  ['/again', { refused: 'address' }],
  ['/to?ftp%3A%2F%2Fx', { refused: 'address' }],
  ['/to?file%3A%2F%2F%2Fetc%2Fpasswd', { refused: 'address' }],
  ['file:///etc/passwd', { refused: 'address' }],
  ['data:image/png;base64,AA', { refused: 'address' }],
  ['http://user:pass@localhost/', { refused: 'address' }],
  ['nothing', { refused: 'address' }],
])('refuses %s', async (path, refused) => expect(await get(path)).toEqual(refused))

it('asks nobody of this machine, by no name and by no redirection', async () => {
  const port = host.split(':')[1]
  requests.length = 0
  for (const name of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433'])
    expect(await fetchPicture(`http://${name}:${port}/secret`)).toEqual({
      refused: expect.stringMatching(/address|later/),
    })
  expect(await get(`/to?${encodeURIComponent(`http://localhost:${port}/secret`)}`)).toEqual({
    refused: expect.stringMatching(/address|later/),
  })
  expect(requests.filter(path => path === '/secret')).toEqual([])
})
