import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call'
import { type CodeName, codes } from '#contract/codes'
import en from '../../locales/en/web-errors.json' with { type: 'json' }
import tw from '../../locales/zh-tw/web-errors.json' with { type: 'json' }
import { flatWords } from '../build/locale-keys.ts'
import { session } from '../session/session.ts'
import { ApiError, messageOf } from './api-error.ts'
import { callApi } from './client.ts'
import { watchEvents } from './events.ts'

const readBook = call({
  method: 'PUT',
  path: '/books/{bid}/',
  policy: { resource: 'session', action: 'open' },
  about: '',
  params: z.object({ bid: z.string() }),
  body: z.object({ newTitle: z.string() }),
  answer: z.object({ totalPage: z.number() }),
  refusals: [],
})
const input = { params: { bid: 'b1' }, body: { newTitle: 'x' } }
const user = encodeURIComponent(JSON.stringify({ uid: 'u1', avatar: '' }))

let requests: { address: string; init: RequestInit & { headers: Headers } }[] = []
let answers: Response[] = []
let tab: EventTarget & { hidden: boolean }

beforeEach(() => {
  requests = []
  const nothing = () => undefined
  tab = Object.assign(new EventTarget(), {
    cookie: `user=${user}`,
    documentElement: { lang: 'en' },
    getElementById: nothing,
    hidden: false,
  })
  vi.stubGlobal('document', tab)
  vi.stubGlobal('location', { protocol: 'https:' })
  // files that ran before in this process may have ended a login
  session.setState({ user: undefined, expired: false })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit & { headers: Headers }) => {
    requests.push({ address, init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a call goes out in the wire form, without any key, and its answer comes back in ours', async () => {
  answers = [Response.json({ data: { total_page: 12, more: 1 } })]
  expect(await callApi(readBook, input)).toEqual({ totalPage: 12 })
  expect(requests[0]?.address).toBe('/api/0.1/books/b1/')
  expect(requests[0]?.init.body).toBe('{"new_title":"x"}')
  expect(requests[0]?.init.headers.has('Authorization')).toBe(false)
})

test('a refusal carries its code and has its words', async () => {
  answers = [Response.json({ errors: { code: 40010, message: '' } }, { status: 400 })]
  const error = await callApi(readBook, input).catch(caught => caught)
  expect(error).toMatchObject({ status: 400, code: 40010, name: 'tooManyBooks' })
  expect(messageOf(error)).toEqual({ key: 'web-errors:codes.tooManyBooks', values: { code: 400 } })
})

test.each([tw, en])('every refusal that the server knows has words', words => {
  const texts = flatWords(words)
  const withoutMessage = Object.entries(codes)
    .map(
      ([name, { status, code }]) =>
        messageOf(new ApiError(status, code, undefined, { name: name as CodeName })).key,
    ) // the keys are the names
    .filter(key => !texts.has(key.replace('web-errors:', '')))
  expect(withoutMessage).toEqual([])
})

test.each([
  [new ApiError(404, 40400), 'web-errors:http.404'],
  [new ApiError(502, undefined), 'web-errors:http.other'],
  [new ApiError(0, undefined, 'timeout'), 'web-errors:timeout'],
  [new RangeError('x'), 'web-errors:wrong'],
])('%s is told as %s', (error, key) => {
  expect(messageOf(error).key).toBe(key)
})

test('an answer of 401 ends the login', async () => {
  const onExpired = vi.fn()
  const stop = session.subscribe(({ expired }, before) => void (expired && !before.expired && onExpired()))
  answers = [new Response('<html>', { status: 401 })]
  await expect(callApi(readBook, input)).rejects.toMatchObject({ status: 401 })
  expect(onExpired).toHaveBeenCalledOnce()
  stop()
})

test('a ticket that is refused leaves the login that is there', async () => {
  answers = [Response.json({ errors: { code: 40101, message: '' } }, { status: 401 })]
  await expect(callApi(readBook, input)).rejects.toMatchObject({ name: 'ticketSpent' })
  expect(session.getState().expired).toBe(false)
})

test('nobody answers: that is told apart from what the caller ended', async () => {
  answers = []
  await expect(callApi(readBook, input)).rejects.toMatchObject({ status: 0, name: 'unreachable' })
  const signal = AbortSignal.abort()
  await expect(callApi(readBook, input, { signal })).rejects.toThrow(TypeError)
})

test('events come back after a lost connection, from the one that was heard last', async () => {
  const set = (id: number) =>
    `retry: 0\nid: ${id}\nevent: set\ndata: {"months":["202001"],"total_page":${id}}\n\n`
  answers = [new Response(set(7)), new Response(set(8)), new Response('', { status: 404 })]
  const events: unknown[] = []
  await watchEvents('b1', { signal: new AbortController().signal }, event => events.push(event))
  expect(events).toEqual([
    { event: 'set', data: { months: ['202001'], totalPage: 7 } },
    { event: 'again' },
    { event: 'set', data: { months: ['202001'], totalPage: 8 } },
  ])
  expect(requests.map(request => request.init.headers.get('Last-Event-ID'))).toEqual([null, '7', '8'])
})

test('a connection that ended leaves nothing that listens', async () => {
  const open = 'retry: 0\n\n'
  answers = [new Response(open), new Response(open), new Response('', { status: 404 })]
  const { signal } = new AbortController()
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  await watchEvents('b1', { signal }, () => undefined)
  expect(add.mock.calls.length).toBeGreaterThan(0)
  expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
    expect.arrayContaining(add.mock.calls.map(([, listener]) => listener)),
  )
})

test('events are heard in a browser that cannot iterate over streams', async () => {
  const iterate = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator) ?? {}
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
  try {
    const set = 'retry: 0\nevent: set\ndata: {"months":[],"total_page":4}\n\n'
    answers = [new Response(set), new Response('', { status: 404 })]
    const events: unknown[] = []
    await watchEvents('b1', { signal: new AbortController().signal }, event => events.push(event.event))
    expect(events).toEqual(['set'])
  } finally {
    Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterate)
  }
})

test('a call ends with its caller where signals cannot be joined', async () => {
  vi.stubGlobal('AbortSignal', Object.assign(Object.create(AbortSignal), { any: undefined }))
  const leave = new AbortController()
  answers = [Response.json({ data: { total_page: 12 } })]
  await callApi(readBook, input, { signal: leave.signal })
  leave.abort('gone')
  expect(requests[0]?.init.signal).toMatchObject({ aborted: true, reason: 'gone' })
})

test('a tab that nobody sees holds no connection, and reads anew when it is seen', async () => {
  const look = (hidden: boolean) => {
    tab.hidden = hidden
    tab.dispatchEvent(new Event('visibilitychange'))
  }
  const open: AbortSignal[] = []
  const stop = new AbortController()
  const events: unknown[] = []
  let opened = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    open.push(signal)
    const body = new ReadableStream({
      start: stream => {
        signal.addEventListener('abort', () => stream.error(new DOMException('ended', 'AbortError')))
        stream.enqueue(new TextEncoder().encode('event: set\ndata: {"months":[],"total_page":4}\n\n'))
      },
    })
    return new Response(body)
  })
  const watching = watchEvents('b1', { signal: stop.signal }, event => {
    events.push(event.event)
    if (event.event === 'set') opened.resolve()
  })
  await opened.promise
  look(true)
  expect(open.map(signal => signal.aborted)).toEqual([true])
  opened = Promise.withResolvers()
  look(false)
  await opened.promise
  expect(open.map(signal => signal.aborted)).toEqual([true, false])
  expect(events).toEqual(['set', 'again', 'set'])
  stop.abort()
  await watching
})

test('a tab that was opened unseen connects when it is seen', async () => {
  tab.hidden = true
  answers = [
    new Response('retry: 0\nevent: set\ndata: {"months":[],"total_page":4}\n\n'),
    new Response('', { status: 404 }),
  ]
  const events: unknown[] = []
  const watching = watchEvents('b1', { signal: new AbortController().signal }, event =>
    events.push(event.event),
  )
  await Promise.resolve()
  expect(requests).toEqual([])
  tab.hidden = false
  tab.dispatchEvent(new Event('visibilitychange'))
  await watching
  expect(events).toEqual(['again', 'set'])
})
