import { z } from 'zod'
import { isNetwork } from '#domain/catalogue/login-ways'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { networkToken, unseal } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { accountIdOf } from './account-id-of.ts'
import { deleteRevocation, findRevocation, insertRevocation } from './revocations.ts'
import type { IdentityRow } from './store.ts'

/**
 * Has the networks told that the tokens of accounts are needed no more, once the transaction that erases the accounts is committed;
 * those that have a call for it.
 */
export async function revokeTokens(
  tx: Sql,
  accounts: readonly Pick<IdentityRow, 'network' | 'subject' | 'sealedToken'>[],
  { networks, jobs, newId }: Pick<Deps, 'networks' | 'jobs' | 'newId'>,
): Promise<void> {
  for (const account of accounts) {
    const { network, sealedToken } = account
    if (sealedToken === null || !isNetwork(network) || !networks[network]?.revoke) continue
    const revocationId = newId()
    await insertRevocation(tx, { revocationId, accountId: accountIdOf(account), network, sealedToken })
    await jobs.enqueue(tx, revokeTokenJob, { revocationId })
  }
}

/** Tells one network; the token is kept, sealed, until it listened or the tries are over. */
export const revokeTokenJob: Job<{ revocationId: string }> = job({
  name: 'revoke-token',
  payload: z.strictObject({ revocationId: z.string() }),
  fairKey: 'nobody',
  urgency: 'interactive',
  concurrency: 2,
  // some two hours in all
  retries: 8,
  pauses: { firstSeconds: 30, mostSeconds: 3600 },
  async run({ revocationId }, { db, networks, settings }) {
    const revocation = await findRevocation(db, revocationId)
    // told before, or the account is linked again: whatever it allowed since would end as well
    if (!revocation) return
    const { network, sealedToken } = revocation
    const token = unseal(secretsOf(settings), networkToken, sealedToken)
    const failure = token === undefined ? undefined : await networks[network]?.revoke?.(token)
    if (failure) throw new Error(`${network} did not end a token: ${failure.why}`)
    await deleteRevocation(db, revocationId)
  },
  async failed({ revocationId }, error, { db, log }) {
    await deleteRevocation(db, revocationId)
    log.warn({ err: error }, 'a token was not revoked at its network')
  },
})
