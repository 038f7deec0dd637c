import { afterEach, expect, test, vi } from 'vitest'
import type { session as Session } from './session.ts'

class Page extends EventTarget {
  jar: Map<string, string>
  constructor(cookies: Record<string, string>) {
    super()
    this.jar = new Map(Object.entries(cookies).map(([name, value]) => [name, encodeURIComponent(value)]))
  }
  getElementById() {
    return null
  }
  get cookie() {
    return [...this.jar].map(pair => pair.join('=')).join('; ')
  }
  set cookie(text: string) {
    const [pair = '', ...attributes] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) this.jar.delete(name)
    else this.jar.set(name, value)
  }
}

/** The session of a browser with such cookies, as the app finds it when it starts. */
async function startWith(cookies: Record<string, string>) {
  const page = new Page(cookies)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.resetModules()
  return { page, ...(await import('./session.ts')) }
}

afterEach(() => void vi.unstubAllGlobals())

const user = { uid: 'u1', avatar: '' }
const uids = (store: typeof Session) => {
  const users: (string | undefined)[] = []
  store.subscribe((after, before) => {
    if (after.user?.uid !== before.user?.uid) users.push(after.user?.uid)
  })
  return users
}

test('who is in the cookie is logged in, but not before the app has taken its page over', async () => {
  const { session } = await startWith({ user: JSON.stringify(user) })
  expect(session.getState()).toEqual({ user, expired: false })
  expect(session.getInitialState()).toEqual({ user: undefined, expired: false })
})

test('a login and a logout are heard, those of another tab when one comes back', async () => {
  const { session, storeUser, clearUser, page } = await startWith({})
  const heardUids = uids(session)
  storeUser(user, undefined)
  clearUser()
  page.cookie = `user=${encodeURIComponent(JSON.stringify({ ...user, uid: 'u2' }))}`
  expect(session.getState().user).toBeUndefined()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(heardUids).toEqual(['u1', undefined, 'u2'])
})

test('a login that the server no longer knows ends, until the next one', async () => {
  const { session, expireUser, storeUser } = await startWith({ user: JSON.stringify(user) })
  expireUser()
  expect(session.getState()).toEqual({ user: undefined, expired: true })
  storeUser(user, undefined)
  expect(session.getState()).toEqual({ user, expired: false })
})
