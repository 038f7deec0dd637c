/** What a visitor is sent to a network with. */
export interface LoginAsk {
  /** Where the network sends him back to. */
  redirectUri: string
  state: string
  nonce: string
  /** Secret half of PKCE; the network sees its hash. */
  verifier: string
  /** What is to be imported; nothing for a login alone. */
  sources: readonly string[]
  /** Whether the network is to ask for the password though it knows the browser. */
  again: boolean
}

/** Who somebody is at a network. */
export interface Account {
  /** The network's id of the person: the same at every login. */
  subject: string
  name: string
  /** Address of the portrait. */
  picture?: string
  /** What content can be read with. */
  token?: { value: string; expiresAt: Date }
}

/** `denied`: the person said no. `failed`: the network did, or it could not be understood. */
export interface LoginRefused {
  refused: 'denied' | 'failed'
  /** For the log: never holds a code or a token. */
  why: string
}

/** A network that one can log in with. Its oddities stay in its file. */
export interface LoginNetwork {
  address(ask: LoginAsk): Promise<string>
  /** Reads what the visitor came back with. */
  account(
    returned: URLSearchParams,
    ask: Omit<LoginAsk, 'sources' | 'again'>,
  ): Promise<Account | LoginRefused>
  /** Ends what a token allows; absent where the network has no call for that. */
  revoke?(token: string): Promise<LoginRefused | undefined>
}

/** The address of a dialog with what every network wants to know (RFC 6749, RFC 7636). */
export function dialogAddress(dialog: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(dialog)
  for (const [name, value] of Object.entries({ response_type: 'code', ...fields }))
    url.searchParams.set(name, value)
  return url.href
}

/** The code that a visitor brings back, or why there is none. */
export function codeIn(returned: URLSearchParams): string | LoginRefused {
  const error = returned.get('error')
  if (error === 'access_denied') return { refused: 'denied', why: 'access_denied' }
  // Instagram ends addresses with #_, which some browsers send as part of the code
  const code = returned.get('code')?.replace(/#_$/, '')
  if (error || !code) return failed(error ? `dialog: ${error.slice(0, 60)}` : 'no code')
  return code
}

export function failed(why: string): LoginRefused {
  return { refused: 'failed', why }
}
