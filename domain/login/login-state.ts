// What a login carries to the network and back: who sent the visitor, or where he wants to go (specification 4).

export type LoginState =
  /** The address as it was written; `safeRedirect` says whether one may go there. */
  | { kind: 'redirect'; url: string }
  | { kind: 'coupon'; id: string }
  | { kind: 'referrer'; id: string }
  | { kind: 'group'; gid: string }
  | { kind: 'test' }
  /** Anything else is a referrer too, and ends the test. */
  | { kind: 'other'; referrer: string }
  | { kind: 'none' }

/** Longest state that is carried; longer ones are dropped whole. */
export const longestState = 2000

/** Reads the grammar of `state`: `redirect_{url}`, `cid_{id}`, `uid_{id}`, `group_{gid}`, `test`, or a referrer. */
export function readLoginState(state: string | null | undefined): LoginState {
  if (!state || state.length > longestState) return { kind: 'none' }
  if (state === 'test') return { kind: 'test' }
  const [, word, rest = ''] = /^(redirect|cid|uid|group)_(.*)$/s.exec(state) ?? []
  if (word === undefined)
    return state.length > longestId ? { kind: 'none' } : { kind: 'other', referrer: state }
  if (rest === '') return { kind: 'none' }
  if (word === 'redirect') return { kind: 'redirect', url: rest }
  if (rest.length > longestId) return { kind: 'none' }
  if (word === 'cid') return { kind: 'coupon', id: rest }
  return word === 'uid' ? { kind: 'referrer', id: rest } : { kind: 'group', gid: rest }
}

const longestId = 200

/**
 * The whole address to go to, if it lies on the site itself (`origin`) or, by https, on one of the listed hosts; undefined
 * for every other. `url` may be a path, and may be percent-encoded as a whole.
 */
export function safeRedirect(url: string, origin: string, hosts: readonly string[]): string | undefined {
  const plain = decodedWhole(url)
  // browsers drop line feeds and tabs inside an address, and read a backslash as a slash
  if (plain === undefined || !plain.isWellFormed() || unsafe.test(plain)) return undefined
  // what is not ASCII is encoded here, so that no browser has to guess
  if (/^\/(?!\/)/.test(plain)) return origin + encoded(plain)
  const [, scheme = '', host = '', rest = ''] = absolute.exec(plain) ?? []
  const site = `${scheme}://${host}`.toLowerCase()
  const isOwn = site === origin.toLowerCase()
  const isListed = scheme.toLowerCase() === 'https' && hosts.includes(host.toLowerCase())
  return isOwn || isListed ? site + encoded(rest || '/') : undefined
}

/** No name and password, no brackets, no characters beyond ASCII: a host that every reader reads alike. */
const absolute = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)([/?#].*)?$/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const unsafe = /[\u0000-\u0020\u007f-\u00a0\\]/

function decodedWhole(url: string): string | undefined {
  if (!/^(https?%3a|%2f)/i.test(url)) return url
  try {
    return decodeURIComponent(url)
  } catch {
    // broken escapes: no address
    return undefined
  }
}

function encoded(text: string): string {
  return text.replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}
