import { hash } from 'node:crypto'
import type { IdentityRow } from './store.ts'

/** By which its user names an account: what the network calls it may be longer than an id, and is nobody's business. */
export function accountIdOf({ network, subject }: Pick<IdentityRow, 'network' | 'subject'>): string {
  return hash('sha256', `${network} ${subject}`).slice(0, 32)
}
