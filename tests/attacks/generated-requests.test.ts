import fc from 'fast-check'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoot, type Call } from '#contract/call'
import { calls } from '#contract/calls'
import { listBooks } from '#contract/shelf'
import { wireName } from '#contract/wire'
import { makeFixture } from '../api/make-fixture.ts'
import { type Fixture, requests } from '../api/requests.ts'
import { deeper, isDeep } from '../depth.ts'
import { type Studio, startStudio } from '../studio.ts'
import { kinds } from './generate-archives.ts'
import { hostileBodies } from './generate-bodies.ts'

// Takes long: bodies of each kind of attack are sent to the calls that take one.

let studio: Studio
let attacker: { uid: string; token: string }
let other: { token: string }
let fixture: Fixture
beforeAll(async () => {
  studio = await startStudio({ worker: false })
  attacker = await studio.logIn('empty')
  other = await studio.logIn('second')
  fixture = await makeFixture(studio, attacker)
})
afterAll(() => studio.close())

const seed = 3
const size = isDeep ? 6 : 1

// who logs out cannot go on; who deletes the book or himself has nothing left to ask about
const ending = ['closeSession', 'deleteBook', 'deleteAccount']
const withBody = Object.entries(calls as Record<string, Call>).filter(
  ([name, { method }]) => method !== 'GET' && !ending.includes(name),
)

test.each(kinds)(
  '%s: calls have a clear answer, and another person is answered meanwhile',
  deeper,
  async kind => {
    const shelf = () => studio.call(listBooks, { token: other.token })
    const faults: string[] = []
    for (const [at, [name, call]] of withBody.entries()) {
      // a third of them here, each call by two kinds
      if (!isDeep && (at + kinds.indexOf(kind)) % 3 > 0) continue
      const good = requests[name]?.(fixture) ?? {}
      const path = call.path.replace(/\{(\w+)\}/g, (_, param: string) => String(good.params?.[param]))
      const fields = Object.keys(Object(good.body)).map(wireName)
      const bodies = fc.sample(hostileBodies(size, fields)[kind], {
        seed: seed + at,
        numRuns: 2,
      })
      const answers = bodies.map(async ({ what, body, headers }) => {
        const answer = await request(`${studio.origin}${apiRoot}${path}`, {
          method: call.method,
          headers: { ...headers, authorization: `Token ${attacker.token}`, 'accept-language': 'en' },
          body,
          // one that is refused by its length is not read
          reset: true,
        }).catch(error => ({ statusCode: 0, body: { text: async () => String(error.code) } }))
        const text = await answer.body.text()
        const isClear =
          answer.statusCode < 400
            ? answer.statusCode > 0 || ['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(text)
            : // one who is not known gets no further
              answer.statusCode < 500 && answer.statusCode !== 401 && /"message":".+"/.test(text)
        if (!isClear) faults.push(`${name}: ${what}: ${answer.statusCode} ${text.slice(0, 200)}`)
      })
      const [{ status }] = await Promise.all([shelf(), ...answers])
      expect(status).toBe(200)
    }
    expect(faults).toEqual([])
  },
)
