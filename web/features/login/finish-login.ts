import type { LoginState } from '#domain/login/login-state'
import { readLoginState, safeRedirect } from '#domain/login/login-state'
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
  /** Who is logged in already. */
  user(): string | undefined
  /** Shows by a ticket that another account is the user's too. */
  prove(uid: string, other: { from: string; ticket: string }): Promise<unknown>
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
  say(message: 'failed' | 'done' | 'notReady' | 'sameAccount'): void
  report(error: unknown): void
}

/** Where one goes; or that nothing is opened: the ticket is old, was spent or belongs to another browser, or the account is disabled; or that one has yet to choose a way. */
export type LoginEnd = Destination | { refused: 'spent' | 'disabled' } | { choose: true }

/** The login flow of specification 4, from the query of /login to where one goes. */
export async function finishLogin(query: URLSearchParams, tools: LoginTools): Promise<LoginEnd> {
  const [ticket, uid] = [query.get('token'), query.get('uid')]
  if (!ticket || !uid) {
    if (tools.user() !== undefined) return { go: '/app/shelf' }
    return tools.socialLogin === undefined ? { choose: true } : { leave: tools.socialLogin }
  }
  const state = readLoginState(query.get('state'))
  const own = tools.user()
  if (own !== undefined && leadsTo(joiningAddress, state, tools.place))
    return proveOther(own, { from: uid, ticket }, tools)
  try {
    const opened = await tools.open({ uid, ticket })
    tools.store(opened)
    const { avatar } = await tools.record(opened.uid)
    tools.store({ ...opened, avatar })
  } catch (error) {
    // whoever is logged in here stays so: the address may come from somebody else
    const refused = refusedFor(error)
    if (refused) return { refused }
    tools.report(error)
    tools.clear()
    tools.say('failed')
    return { go: '/' }
  }
  keepState(state, tools)
  const bound = await bindReferrer(uid, tools)
  tools.say(bound === 'later' ? 'notReady' : 'done')
  return afterLogin(state, query, tools.place)
}

/** Who is logged in and comes from the screen to join accounts stays logged in: the login shows that the other account is his too. */
async function proveOther(
  own: string,
  other: { from: string; ticket: string },
  tools: LoginTools,
): Promise<LoginEnd> {
  try {
    await tools.prove(own, other)
  } catch (error) {
    const refused = refusedFor(error)
    if (refused) return { refused }
    const isSame = error instanceof ApiError && error.name === 'sameAccount'
    if (!isSame) tools.report(error)
    tools.say(isSame ? 'sameAccount' : 'failed')
  }
  return { go: joiningAddress }
}

function refusedFor(error: unknown): 'spent' | 'disabled' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.name === 'ticketSpent') return 'spent'
  return error.name === 'accountDisabled' ? 'disabled' : undefined
}

/** Where accounts are joined. */
const joiningAddress = '/app/joining'

function leadsTo(path: string, state: LoginState, { origin }: LoginPlace): boolean {
  return state.kind === 'redirect' && safeRedirect(state.url, origin, []) === origin + path
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
