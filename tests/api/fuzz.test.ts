import fc from 'fast-check'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zocker } from 'zocker'
import { apiRoot, type Call } from '#contract/call'
import { calls } from '#contract/calls'
import { toWire } from '#contract/wire'
import { deeper, runs } from '../depth.ts'
import { type Studio, startStudio } from '../studio.ts'
import { makeFixture } from './make-fixture.ts'
import { type Fixture, requests } from './requests.ts'

// Takes long: every call is sent many hostile requests.

const staff: string[] = []
let studio: Studio
let person: { uid: string; token: string }
let fixture: Fixture

beforeAll(async () => {
  studio = await startStudio({ worker: false, staff })
  person = await studio.logIn('empty')
  // the calls of the desk are let in, too
  staff.push(person.uid)
  fixture = await makeFixture(studio, person)
})
afterAll(() => studio.close())

// who logs out cannot go on; who deletes the book has nothing left to ask about
const names = Object.keys(calls).filter(name => name !== 'closeSession' && name !== 'deleteBook')
const each = runs(60, 12)

describe.each(names)('%s', name => {
  const call = calls[name] as Call // names are the keys of calls

  test('never fails and never hangs', deeper, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), fc.nat(9), hostile, hostile, async (seed, kind, junk, other) => {
        const good = requests[name]?.(fixture) ?? {}
        const made = call.body ? zocker(call.body).setSeed(seed).generate() : undefined
        // most requests keep their address, so that they come past the door
        const params = kind === 0 ? mapped(good.params, () => asText(junk)) : (good.params ?? {})
        const body = call.method !== 'GET' && kind < 5 ? spoilt(made, junk, other, seed) : made
        const query = kind === 1 || kind === 2 ? { ...good.query, [asText(other)]: junk } : (good.query ?? {})
        const { status, text } = await send(call, {
          params,
          query,
          body,
          isText: kind === 3,
          headers: good.headers ?? {},
        })
        expect(status, text).toBeLessThan(500)
        if (status >= 400) expect(JSON.parse(text).errors.code).toBeGreaterThanOrEqual(40_000)
      }),
      {
        numRuns: each,
        seed: 7,
        endOnFailure: true,
        interruptAfterTimeLimit: 60_000,
        markInterruptAsFailure: true,
      },
    )
  })
})

/** What people and machines send that they should not. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    'a\0b',
    'a\ud800b',
    '\udc00',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' or 1=1 --",
    '%',
    '\ud800',
    '𠮷\u202e',
    '<script>',
  ),
  fc.constantFrom(null, true, -1, 0, 1e308, 2 ** 53, Number.MAX_SAFE_INTEGER, 0.1, [], {}, [[[[[[]]]]]]),
  fc.string({ minLength: 3000, maxLength: 6000 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A good body with one field replaced, another added, or something else altogether. */
function spoilt(body: unknown, junk: unknown, other: unknown, seed: number): unknown {
  if (body === null || typeof body !== 'object' || seed % 5 === 0) return junk
  const keys = Object.keys(body)
  const key = keys[seed % Math.max(1, keys.length)] ?? 'nothing'
  return seed % 2 === 0 ? { ...body, [key]: junk } : { ...body, [asText(other).slice(0, 200)]: junk }
}

async function send(
  call: Call,
  input: {
    params: Record<string, string>
    query: Record<string, unknown>
    body: unknown
    isText: boolean
    headers: Record<string, string>
  },
): Promise<{ status: number; text: string }> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(input.params[name] ?? ''))
  const query = Object.entries(Object(toWire(call.query, input.query))).map(
    ([name, value]) => `${encoded(name)}=${encoded(asText(value))}`,
  )
  const body = input.body === undefined ? undefined : JSON.stringify(toWire(call.body, input.body))
  const answer = await request(
    `${studio.origin}${apiRoot}${path}${query.length ? `?${query.join('&')}` : ''}`,
    {
      method: call.method,
      headers: {
        ...input.headers,
        authorization: `Token ${person.token}`,
        ...(body !== undefined && { 'content-type': input.isText ? 'text/plain' : 'application/json' }),
      },
      ...(body !== undefined && { body: input.isText ? body.slice(1) : body }),
      headersTimeout: 20_000,
      bodyTimeout: 20_000,
    },
  )
  if (call.as === 'events' && answer.statusCode === 200) {
    answer.body.destroy()
    answer.body.on('error', () => undefined)
    return { status: 200, text: '' }
  }
  return { status: answer.statusCode, text: await answer.body.text() }
}

function mapped(params: Record<string, string> | undefined, change: () => string): Record<string, string> {
  return Object.fromEntries(Object.keys(params ?? {}).map(name => [name, change()]))
}

// objects without a prototype have no text of their own
const asText = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value)))

// a slash or nothing would be another address
const encoded = (value: string) => encodeURIComponent(value.toWellFormed()).slice(0, 2000) || '%20'
