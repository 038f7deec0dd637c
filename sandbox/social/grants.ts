import { createHash } from 'node:crypto'
import type { Person } from './people.ts'

export type Service = 'facebook' | 'instagram' | 'oidc'

/** One login: what a person allowed a client. Every token that comes of it, however exchanged, belongs to it. */
export interface Grant {
  service: Service
  person: Person
  clientId: string
  scopes: readonly string[]
  nonce?: string
  revoked: boolean
  /** Calls for content so far, and how many are left before it ends, where it ends. */
  calls: number
  callsLeft?: number
  limit?: { since: number; refusals: number }
  /** The token of the person's page, once it was asked for. */
  pageToken?: string
}

export interface Token {
  value: string
  grant: Grant
  issuedAt: number
  expiresAt: number
  /** Set on the token of a page. */
  pageId?: string
}

export interface CodeRequest {
  redirectUri: string
  /** S256 of PKCE. */
  challenge?: string
}

export type CodeRefusal = 'unknown' | 'used' | 'expired' | 'client' | 'redirect' | 'verifier'

interface Code extends CodeRequest {
  grant: Grant
  expiresAt: number
  used: boolean
}

const CODE_LIFE_MS = 10 * 60_000
const MOST_KEPT = 5_000

export class Grants {
  readonly #codes = new Map<string, Code>()
  readonly #tokens = new Map<string, Token>()
  readonly #logins = new Map<string, number>()
  readonly #now: () => number
  readonly #random: () => string

  constructor(now: () => number, random: () => string) {
    this.#now = now
    this.#random = random
  }

  grant(
    service: Service,
    person: Person,
    clientId: string,
    scopes: readonly string[],
    nonce?: string,
  ): Grant {
    const key = `${service}/${person.key}`
    const login = (this.#logins.get(key) ?? 0) + 1
    this.#logins.set(key, login)
    // Every other login lasts, so that logging in again mends an import that broke off.
    const ends = person.callsUntilExpiry !== undefined && login % 2 === 1
    return {
      service,
      person,
      clientId,
      scopes: scopes.filter(scope => !person.withheld.includes(scope)),
      ...(nonce === undefined ? {} : { nonce }),
      revoked: false,
      calls: 0,
      ...(ends ? { callsLeft: person.callsUntilExpiry } : {}),
    }
  }

  issueCode(grant: Grant, request: CodeRequest): string {
    const value = `code_${this.#random()}`
    keep(this.#codes, value, { ...request, grant, expiresAt: this.#now() + CODE_LIFE_MS, used: false })
    return value
  }

  /** The login behind a code, once. */
  redeem(
    value: string,
    proof: { service: Service; clientId: string; redirectUri: string; verifier?: string },
  ): Grant | { refused: CodeRefusal } {
    const code = this.#codes.get(value)
    if (!code || code.grant.service !== proof.service) return { refused: 'unknown' }
    if (code.used) return { refused: 'used' }
    if (this.#now() >= code.expiresAt) return { refused: 'expired' }
    if (code.grant.clientId !== proof.clientId) return { refused: 'client' }
    if (code.redirectUri !== proof.redirectUri) return { refused: 'redirect' }
    if (code.challenge !== undefined && code.challenge !== challengeOf(proof.verifier ?? ''))
      return { refused: 'verifier' }
    code.used = true
    return code.grant
  }

  issueToken(grant: Grant, lifeSeconds: number, pageId?: string): Token {
    const token: Token = {
      value: `${grant.service === 'instagram' ? 'IGAA' : 'EAAS'}${this.#random()}`,
      grant,
      issuedAt: this.#now(),
      expiresAt: this.#now() + lifeSeconds * 1000,
      ...(pageId === undefined ? {} : { pageId }),
    }
    keep(this.#tokens, token.value, token)
    return token
  }

  /** A token of this service, living or not. */
  token(service: Service, value: string): Token | undefined {
    const token = this.#tokens.get(value)
    return token?.grant.service === service ? token : undefined
  }

  lives(token: Token): boolean {
    return !token.grant.revoked && this.#now() < token.expiresAt
  }

  /** What the same person allowed the same client, at every login, is over. */
  endAll({ service, person, clientId }: Grant): void {
    for (const { grant } of [...this.#codes.values(), ...this.#tokens.values()])
      if (grant.service === service && grant.person.key === person.key && grant.clientId === clientId)
        grant.revoked = true
  }

  /** The next login of everybody counts as the first. */
  countAnew(): void {
    this.#logins.clear()
  }
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** The oldest fall out, so that a sandbox that runs for weeks does not grow. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= MOST_KEPT) break
    map.delete(oldest)
  }
}
