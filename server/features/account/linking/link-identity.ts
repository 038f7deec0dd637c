import type { FastifyRequest } from 'fastify'
import type { LoginWay } from '#domain/catalogue/login-ways'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { insertIdentity, lockIdentity } from '../identities/store.ts'
import { securityEvent } from '../security/security-event.ts'
import { refuseLink } from './refuse-link.ts'

export interface LinkedWay {
  network: LoginWay
  subject: string
  /** As it is shown. */
  name: string
}

/** Links a way to log in to an account: `known` where it was. Another account's stays there: joining the two is what brings it over. */
export async function linkIdentity(
  tx: Sql,
  uid: string,
  { network, subject, name }: LinkedWay,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Pick<Deps, 'log' | 'now'>,
): Promise<'linked' | 'known' | Refused> {
  const identity = await lockIdentity(tx, network, subject)
  if (identity) return identity.uid === uid ? 'known' : refuse('belongsToAnother')
  const refused = await refuseLink(tx, uid)
  if (refused) return refused
  await insertIdentity(tx, { network, subject, uid, name, expired: false, linkedAt: deps.now() })
  await securityEvent({ ...deps, db: tx }, { kind: 'account-linked', uid, target: network, request })
  return 'linked'
}
