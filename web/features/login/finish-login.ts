import type { LoginState } from '#domain/login/login-state'
import { readLoginState } from '#domain/login/login-state'
import { ApiError } from '../../api/api-error.ts'
import { afterLogin, type Destination, type LoginPlace } from './after-login.ts'
import { type Bound, bindStored } from './bind-stored.ts'

export interface Opened {
  uid: string
  avatar: string
  token: { expiredAt: string }
}

/** What a login does to the browser and asks of the server. */
export interface LoginTools {
  place: LoginPlace
  /** Somebody is logged in already. */
  hasUser(): boolean
  /** Where the social login is; absent where one chooses here. */
  socialLogin: string | undefined
  open(ticket: { uid: string; ticket: string }): Promise<Opened>
  /** Avatar of the user record. */
  record(uid: string): Promise<{ avatar: string }>
  store(user: Opened): void
  clear(): void
  referrer: { store(referrer: string): void; read(): string | undefined; forget(): void }
  beta: { set(): void; remove(): void }
  bind(parent: string): Promise<unknown>
  wait(ms: number): Promise<void>
  say(message: 'failed' | 'done' | 'notReady'): void
  report(error: unknown): void
}

/** Where one goes; or that nothing is opened: the ticket is old, was spent or belongs to another browser, or the account is disabled; or that one has yet to choose a way. */
export type LoginEnd = Destination | { refused: 'spent' | 'disabled' } | { choose: true }

/** The login flow of specification 4, from the query of /login to where one goes. */
export async function finishLogin(query: URLSearchParams, tools: LoginTools): Promise<LoginEnd> {
  const [ticket, uid] = [query.get('token'), query.get('uid')]
  if (!ticket || !uid) {
    if (tools.hasUser()) return { go: '/app/shelf' }
    return tools.socialLogin === undefined ? { choose: true } : { leave: tools.socialLogin }
  }
  try {
    const opened = await tools.open({ uid, ticket })
    tools.store(opened)
    const { avatar } = await tools.record(opened.uid)
    tools.store({ ...opened, avatar })
  } catch (error) {
    // whoever is logged in here stays so: the address may come from somebody else
    if (error instanceof ApiError && error.name === 'ticketSpent') return { refused: 'spent' }
    if (error instanceof ApiError && error.name === 'accountDisabled') return { refused: 'disabled' }
    tools.report(error)
    tools.clear()
    tools.say('failed')
    return { go: '/' }
  }
  const state = readLoginState(query.get('state'))
  keepState(state, tools)
  const bound = await bindReferrer(uid, tools)
  tools.say(bound === 'later' ? 'notReady' : 'done')
  return afterLogin(state, query, tools.place)
}

function keepState(state: LoginState, { referrer, beta }: LoginTools): void {
  if (state.kind === 'referrer') referrer.store(state.id)
  if (state.kind === 'test') beta.set()
  if (state.kind !== 'other') return
  referrer.store(state.referrer)
  beta.remove()
}

async function bindReferrer(uid: string, tools: LoginTools): Promise<Bound | undefined> {
  const { referrer, bind, wait, report } = tools
  const parent = referrer.read()
  if (parent === undefined) return undefined
  // a link of one's own that one tried out
  const bound = parent === uid ? 'refused' : await bindStored(() => bind(parent), wait, report)
  // what was not decided is asked again at the next login
  if (bound === 'bound' || bound === 'refused') referrer.forget()
  return bound
}
