import { describe, expect, it } from 'vitest'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'

const world = freshLogins()

const person = async (name = 'demo') => {
  const browser = world.browser()
  const { uid, key } = await browser.open(await browser.logIn('facebook', name))
  const call = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await world.app.inject({
      method,
      url: `/api/0.1${path}`,
      headers: { authorization: `Token ${key}` },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, data: answer.json().data, code: answer.json().errors?.code }
  }
  return { browser, uid, key, call }
}

describe('a user', () => {
  it('reads himself, by these fields only', async () => {
    const { uid, call } = await person()
    const { status, data } = await call('GET', `/users/${uid}/`)
    expect([status, Object.keys(data)]).toEqual([
      200,
      [
        'uid',
        'name',
        'avatar',
        'language',
        'region',
        'networks',
        'accounts',
        'token',
        'created_at',
        'deletes_at',
        'is_staff',
      ],
    ])
    expect(data).toMatchObject({ uid, avatar: '', networks: ['facebook'], language: 'zh-tw' })
    expect(Object.keys(data.token)).toEqual(['expired_at'])
    // what the network calls him is not said
    expect(data.accounts).toEqual([
      {
        account_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        network: 'facebook',
        name: expect.any(String),
        last_used_at: null,
        linked_at: '2026-01-15T12:00:00.000Z',
      },
    ])
  })

  it('does not see others', async () => {
    const [asker, other] = [await person(), await person('second')]
    expect((await asker.call('GET', `/users/${other.uid}/`)).code).toBe(40400)
    expect((await asker.call('PUT', `/users/${other.uid}/`, { name: 'x' })).code).toBe(40400)
    expect((await asker.call('GET', `/users/${other.uid}/talked/`)).code).toBe(40400)
  })

  it('changes name, language and region, and keeps the name at the next login', async () => {
    const { uid, call } = await person()
    const change = { name: '  小雪 ', language: 'en', region: 'CA' }
    expect((await call('PUT', `/users/${uid}/`, change)).data).toMatchObject({ ...change, name: '小雪' })
    expect((await call('PUT', `/users/${uid}/`, {})).status).toBe(200)
    expect((await call('PUT', `/users/${uid}/`, { avatar: 'x' })).code).toBe(40001)
    expect((await (await person()).call('GET', `/users/${uid}/`)).data.name).toBe('小雪')
  })

  it('logs out of one browser', async () => {
    const [here, there] = [await person(), await person()]
    expect((await here.call('DELETE', '/sessions/')).status).toBe(200)
    expect((await here.call('GET', `/users/${here.uid}/`)).code).toBe(40100)
    expect((await there.call('GET', `/users/${here.uid}/`)).status).toBe(200)
  })

  it('is nobody when the token has ended', async () => {
    const { uid, call } = await person()
    world.clock.now += 30 * 24 * 3600 * 1000
    expect((await call('GET', `/users/${uid}/`)).code).toBe(40100)
  })
})

describe('binding a referrer', () => {
  const bind = (child: { call: Awaited<ReturnType<typeof person>>['call'] }, parent: string) =>
    child.call('PUT', `/referrals/bind/?parent=${parent}`)

  it('waits for the account, then stays as it was first', async () => {
    const [parent, child] = [await person('second'), await person()]
    const third = await person('empty')
    expect((await bind(child, parent.uid)).code).toBe(41109)
    for (const welcome of world.queued) await welcome.run()
    expect((await bind(child, parent.uid)).data).toEqual({ bound: true })
    expect((await bind(child, parent.uid)).data).toEqual({ bound: true })
    expect((await bind(child, third.uid)).data).toEqual({ bound: false })
    expect((await bind(child, parent.uid)).data).toEqual({ bound: true })
  })

  it('refuses oneself, nobody, and both with their own code', async () => {
    const child = await person()
    expect((await bind(child, child.uid)).code).toBe(40080)
    for (const welcome of world.queued) await welcome.run()
    expect((await bind(child, 'nobody')).code).toBe(40400)
    expect((await bind(child, '')).code).toBe(40000)
  })
})

describe('support', () => {
  it('is led to, and remembered', async () => {
    const { browser, uid, call } = await person()
    expect((await call('GET', `/users/${uid}/talked/`)).data).toEqual({ talked: false })
    expect((await browser.go('/support')).location).toBe('https://help.example/chat')
    expect((await call('GET', `/users/${uid}/talked/`)).data).toEqual({ talked: true })
    expect((await world.browser().go('/support')).location).toBe('https://help.example/chat')
  })

  it('is not there without its setting', async () => {
    const { supportUrl } = world.deps.settings
    delete world.deps.settings.supportUrl
    expect((await world.browser().go('/support')).status).toBe(404)
    if (supportUrl !== undefined) world.deps.settings.supportUrl = supportUrl
  })
})
