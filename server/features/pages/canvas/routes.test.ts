import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canvasRoutes } from './routes.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  // as helmet does it
  app.addHook('onRequest', async (_, reply) => void reply.raw.setHeader('x-frame-options', 'SAMEORIGIN'))
  await app.register(canvasRoutes, { hosts: { own: ['daybound.test'] } })
})
afterAll(() => app.close())

const get = async (query: string) => {
  const { statusCode, headers, body } = await app.inject({ url: `/canvas/html?${query}` })
  return { statusCode, headers, body, src: /<img src="([^"]*)"/.exec(body)?.[1]?.replaceAll('&#38;', '&') }
}

it('shows the cover in a square of 320 px', async () => {
  const { statusCode, headers, body, src } = await get(
    'template=classic&title=a&bgColor=%23243F66&years=2021',
  )
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('width:320px;height:320px')
  expect(src).toBe('/cover/classic-white?size=380&title=a&bgColor=%23243F66&years=2021')
  expect(body).toContain('width="190" height="269"')
})

it('hands on picture, paper and language', async () => {
  const sha = 'ab'.repeat(32)
  const { body, src } = await get(`template=full&mainImg=/media/${sha}/480&x=0.5&paper=a4&locale=en`)
  expect(src).toBe(`/cover/full?size=396&bgColor=%23F3EDE1&mainImg=${sha}&x=0.5&y=0.45&paper=a4&locale=en`)
  expect(body).toContain('<html lang="en">')
})

it('shows the part of the picture that was chosen', async () => {
  const { src } = await get(`template=full&mainImg=/media/${'ab'.repeat(32)}/480&crop=0.1~0.2~0.5~0.5`)
  expect(src).toContain('&crop=0.1~0.2~0.5~0.5')
})

it.each([
  ['600', 600],
  ['1', 48],
  ['99999', 2048],
  ['large', 320],
  ['', 320],
])('takes the size %j for %d px', async (size, px) => {
  expect((await get(`size=${size}`)).body).toContain(`main{box-sizing:border-box;width:${px}px`)
})

it('may be framed anywhere, and allows nothing but the cover and its own styles', async () => {
  const { headers, body } = await get('title=a')
  const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  )
  expect(headers['x-frame-options']).toBeUndefined()
  expect(body).not.toMatch(/<script|style="|\son\w+=/)
})

it('shows hostile titles as text', async () => {
  const title = `"><script>alert(1)</script></title><img src=x onerror='alert(1)'>`
  const { body } = await get(`title=${encodeURIComponent(title)}`)
  expect(body.match(/<[a-z!/]+/g)).toEqual([
    ...['<!doctype', '<html', '<head', '<meta', '<meta', '<meta', '<title', '</title', '<style', '</style'],
    ...['</head', '<body', '<main', '<img', '</main', '</body', '</html'],
  ])
})

it.each([
  'template=magazine',
  'template=a&template=b',
  'bgColor=%3Cscript%3E',
  'mainImg=https://elsewhere.test/a.png',
])('is empty paper for %s', async query => {
  const { statusCode, body, headers } = await get(query)
  expect([statusCode, body.includes('<img'), headers['cache-control']]).toEqual([200, false, 'no-store'])
})
