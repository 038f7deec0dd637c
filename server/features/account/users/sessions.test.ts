import { expect, test } from 'vitest'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { securityEvents } from '../security/schema.ts'
import { sessions } from '../sessions/schema.ts'
import { endAllSessions, endSessionsOf } from './end-by-staff.ts'

const world = freshLogins()

async function person(name = 'demo') {
  const browser = world.browser()
  const { uid, key } = await browser.open(await browser.logIn('facebook', name))
  const call = async (method: 'GET' | 'DELETE', path: string) => {
    const headers = { authorization: `Token ${key}` }
    const answer = await world.app.inject({ method, url: `/api/0.1/users/${path}`, headers })
    return { status: answer.statusCode, data: answer.json().data, code: answer.json().errors?.code }
  }
  return {
    uid,
    key,
    read: async () => (await call('GET', `${uid}/`)).status,
    list: async (of = uid) => (await call('GET', `${of}/sessions/`)).data?.sessions,
    end: (sessionId: string, of = uid) => call('DELETE', `${of}/sessions/${sessionId}/`),
    endOthers: (of = uid) => call('DELETE', `${of}/sessions/`),
  }
}

const ended = async () =>
  (await world.db.select().from(securityEvents)).filter(({ kind }) => kind === 'session-ended').length

test('sessions are listed with what they run on and when they were used, that of who asks first', async () => {
  const [here, there] = [await person(), await person()]
  await person('second')
  await world.db.update(sessions).set({ browser: 'Firefox', system: 'Android' })
  const list = await here.list()
  expect(list.map((session: { current: boolean }) => session.current)).toEqual([true, false])
  const now = world.deps.now().toISOString()
  expect(list[1]).toEqual({
    session_id: (await there.list())[0].session_id,
    browser: 'Firefox',
    system: 'Android',
    created_at: now,
    last_used_at: now,
    current: false,
  })
  expect(JSON.stringify(list)).not.toContain(here.key)
})

test('one session is ended, or all but that of who asks', async () => {
  const [here, there, elsewhere, stranger] = [
    await person(),
    await person(),
    await person(),
    await person('second'),
  ]
  const [own] = await there.list()
  expect((await here.end(own.session_id)).status).toBe(200)
  expect([await here.read(), await there.read(), await elsewhere.read()]).toEqual([200, 401, 200])
  expect((await here.end(own.session_id)).code).toBe(40400)
  expect((await here.endOthers()).data).toEqual({ ended: 1 })
  expect([await here.read(), await elsewhere.read(), await stranger.read()]).toEqual([200, 401, 200])
  expect(await ended()).toBe(2)
})

test('nobody sees or ends the sessions of another', async () => {
  const [victim, attacker] = [await person(), await person('second')]
  const [session] = await victim.list()
  expect(await attacker.list(victim.uid)).toBeUndefined()
  expect((await attacker.end(session.session_id, victim.uid)).code).toBe(40400)
  // by his own address
  expect((await attacker.end(session.session_id)).code).toBe(40400)
  expect((await attacker.endOthers(victim.uid)).code).toBe(40400)
  expect([await victim.read(), await ended()]).toEqual([200, 0])
})

test('who ends the session that he asks with is logged out', async () => {
  const here = await person()
  const [own] = await here.list()
  expect((await here.end(own.session_id)).status).toBe(200)
  expect(await here.read()).toBe(401)
})

test('who runs the service logs a person out everywhere, or everybody, and that is noted', async () => {
  const [here, there, stranger] = [await person(), await person(), await person('second')]
  const states = async () => [await here.read(), await there.read(), await stranger.read()]
  expect(await endSessionsOf('nobody', world.deps)).toBeUndefined()
  expect(await states()).toEqual([200, 200, 200])
  expect(await endSessionsOf(here.uid, world.deps)).toBe(2)
  expect(await states()).toEqual([401, 401, 200])
  expect(await endAllSessions(world.deps)).toBe(1)
  expect(await states()).toEqual([401, 401, 401])
  const events = await world.db.select().from(securityEvents).orderBy(securityEvents.eventId)
  const acts = events.filter(({ kind }) => kind === 'staff-act').map(({ target }) => target)
  expect([acts, await ended()]).toEqual([[here.uid, 'everybody'], 3])
})
