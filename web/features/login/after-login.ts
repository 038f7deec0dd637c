import { type LoginState, safeRedirect } from '#domain/login/login-state'

/** `leave`: to another document, also of another site. `go`: to a screen. */
export type Destination = { leave: string } | { go: string }

export interface LoginPlace {
  origin: string
  redirectHosts: readonly string[]
  /** Of the screens. */
  language: string
  englishSite: string | undefined
}

/** Where one goes after a login (specification 4). `query` is that of /login. */
export function afterLogin(state: LoginState, query: URLSearchParams, place: LoginPlace): Destination {
  const { origin, redirectHosts, language, englishSite } = place
  if (state.kind === 'redirect') {
    const address = safeRedirect(state.url, origin, redirectHosts)
    if (address !== undefined) return { leave: address }
  }
  if (state.kind === 'coupon') return { go: `/coupons/claim/${encodeURIComponent(state.id)}` }
  if (state.kind === 'group') return { go: `/group/start?${new URLSearchParams({ gid: state.gid })}` }
  if (language === 'en' && englishSite !== undefined && new URL(englishSite).origin !== origin)
    return { leave: englishSite }
  const [bid, sid] = [query.get('bid'), query.get('sid')]
  if (bid && sid) return { go: `/app/design/preview?${new URLSearchParams({ bid, sid })}` }
  return { go: '/app/shelf' }
}
