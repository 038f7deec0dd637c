import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { finishLogin, type LoginTools } from './finish-login.ts'

const opened = { uid: 'u1', avatar: '', token: { expiredAt: '2030-01-01T00:00:00Z' } }

async function login(query: string, change: Partial<LoginTools> = {}, referrer?: string) {
  const done: string[] = []
  let stored = referrer
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push(
        [
          name,
          ...args.map(argument => (typeof argument === 'string' ? argument : JSON.stringify(argument))),
        ].join(' '),
      )
  const tools: LoginTools = {
    place: { origin: 'https://books.example', redirectHosts: [], language: 'zh-tw', englishSite: undefined },
    user: () => undefined,
    prove: async (uid, other) => note('prove')(uid, other),
    socialLogin: '/social/facebook_login',
    open: async input => {
      note('open')(input)
      return opened
    },
    record: async () => ({ avatar: '/a' }),
    store: user => note('store')(user.uid, user.avatar),
    clear: note('clear'),
    referrer: {
      store: value => {
        stored = value
        note('refer')(value)
      },
      read: () => stored,
      forget: note('forget'),
    },
    beta: { set: note('beta'), remove: note('no beta') },
    bind: async parent => note('bind')(parent),
    wait: async () => undefined,
    say: note('say'),
    report: () => note('report')(),
    ...change,
  }
  return { to: await finishLogin(new URLSearchParams(query), tools), done }
}

const start = ['open {"uid":"u1","ticket":"t1"}', 'store u1 ', 'store u1 /a']

test('nobody goes to the social login, somebody to the shelf', async () => {
  expect(await login('')).toEqual({ to: { leave: '/social/facebook_login' }, done: [] })
  expect(await login('', { user: () => 'u9' })).toEqual({ to: { go: '/app/shelf' }, done: [] })
  expect((await login('uid=u1')).to).toEqual({ leave: '/social/facebook_login' })
  expect((await login('', { socialLogin: undefined })).to).toEqual({ choose: true })
})

test('a ticket is exchanged, the user kept and said', async () => {
  expect(await login('token=t1&uid=u1')).toEqual({ to: { go: '/app/shelf' }, done: [...start, 'say done'] })
})

test.each([
  ['uid_u2', ['refer u2', 'bind u2', 'forget']],
  ['flyer', ['refer flyer', 'no beta', 'bind flyer', 'forget']],
  ['test', ['beta']],
  ['cid_A', []],
  ['group_7', []],
  ['uid_u1', ['refer u1', 'forget']],
])('state %s', async (state, done) => {
  expect((await login(`token=t1&uid=u1&state=${state}`)).done).toEqual([...start, ...done, 'say done'])
})

test('a referrer of an earlier visit is bound before one goes on', async () => {
  const { to, done } = await login('token=t1&uid=u1&state=redirect_/app/review', {}, 'u9')
  expect(done).toEqual([...start, 'bind u9', 'forget', 'say done'])
  expect(to).toEqual({ leave: 'https://books.example/app/review' })
})

test('an account that is not ready in time is args, and asked again at the next login', async () => {
  const bind = async () => {
    throw new ApiError(400, 41109)
  }
  const { to, done } = await login('token=t1&uid=u1', { bind }, 'u9')
  expect(done).toEqual([...start, 'say notReady'])
  expect(to).toEqual({ go: '/app/shelf' })
})

test('a disabled account is said, and nobody is logged in', async () => {
  const open = () => Promise.reject(new ApiError(403, 40303))
  expect(await login('token=t1&uid=u1', { open })).toEqual({ to: { refused: 'disabled' }, done: [] })
})

test('any other trouble with the referrer is only reported', async () => {
  const bind = async () => {
    throw new ApiError(500, 50000)
  }
  expect((await login('token=t1&uid=u1', { bind }, 'u9')).done).toEqual([...start, 'report', 'say done'])
})

test('a ticket that opens nothing here is said, and who is logged in stays so', async () => {
  const open = () => Promise.reject(new ApiError(401, 40101))
  expect(await login('token=t1&uid=u1&state=uid_u2', { open })).toEqual({
    to: { refused: 'spent' },
    done: [],
  })
})

const toJoin = 'token=t1&uid=u1&state=redirect_https://books.example/app/joining'

test('who comes from joining accounts stays logged in, and shows that the other account is his too', async () => {
  const user = () => 'u9'
  expect(await login(toJoin, { user })).toEqual({
    to: { go: '/app/joining' },
    done: ['prove u9 {"from":"u1","ticket":"t1"}'],
  })
  // nobody's other account: a login as any
  expect((await login(toJoin)).done).toEqual([...start, 'say done'])
  // another site's screen of that name is none of ours
  const foreign = 'token=t1&uid=u1&state=redirect_https://evil.example/app/joining'
  expect((await login(foreign, { user })).done).toEqual([...start, 'say done'])
})

test.each([
  [40101, { refused: 'spent' }, []],
  [40303, { refused: 'disabled' }, []],
  [40014, { go: '/app/joining' }, ['say sameAccount']],
  [50000, { go: '/app/joining' }, ['report', 'say failed']],
])('a proof that is refused with %i', async (code, to, done) => {
  const prove = () => Promise.reject(new ApiError(400, code))
  expect(await login(toJoin, { user: () => 'u9', prove })).toEqual({ to, done })
})

test.each([
  ['the session', { open: () => Promise.reject(new ApiError(500, 50000)) }],
  ['the record', { record: () => Promise.reject(new ApiError(500, 50000)) }],
])('without %s nobody is logged in', async (_, change) => {
  const { to, done } = await login('token=t1&uid=u1&state=redirect_/app', change)
  expect(to).toEqual({ go: '/' })
  expect(done.slice(-3)).toEqual(['report', 'clear', 'say failed'])
})
