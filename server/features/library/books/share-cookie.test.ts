import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { shareHeader } from '#contract/call'
import type { Settings } from '../../../settings-shape.ts'
import { hashOf } from '../../account/sessions/authenticate.ts'
import type { BookRow } from './schema.ts'
import { setShareCookie, shareShown } from './share-cookie.ts'

const book = { bid: 'b1', shareHash: hashOf('key'), shareExpiresAt: null, sharePasswordHash: null } as BookRow // no more of it is asked for

test.each([
  ['https://books.example', '__Host-share-b1', true],
  ['http://localhost:3000', 'share-b1', false],
])(
  'the key of a shared book comes back as a cookie that no other host can set: %s',
  (publicOrigin, name, secure) => {
    const settings = { publicOrigin, secret: 's'.repeat(32) } as Settings // no other is asked for
    const deps = { settings, now: () => new Date(0) }
    const cookies: unknown[] = []
    const reply = { setCookie: (...cookie: unknown[]) => cookies.push(cookie) } as unknown as FastifyReply // only this is called
    const asking = (headers: object, cookies = {}) => ({ headers, cookies }) as FastifyRequest // only these are read
    setShareCookie(book, asking({ [shareHeader]: 'key' }), reply, deps)
    expect(cookies).toEqual([
      [name, 'key', expect.objectContaining({ path: '/', httpOnly: true, sameSite: 'lax', secure })],
    ])
    expect(shareShown(asking({}, { [name]: 'key' }), 'b1', deps)).toBe('key')
    // on https, what a neighbour under the domain sets by the plain name is not read
    const plain = shareShown(asking({}, { 'share-b1': 'planted' }), 'b1', deps)
    expect(plain).toBe(secure ? undefined : 'planted')
  },
)
