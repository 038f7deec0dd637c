import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { securityEvent } from '../security/security-event.ts'
import { cancelDeletion, findUser } from '../users/store.ts'

/** Takes the wish for deletion back; false where it is too late. An account that was to stay stays. */
export async function keepAccount(
  uid: string,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
): Promise<boolean> {
  return deps.db.transaction(async tx => {
    if (await cancelDeletion(tx, uid)) {
      await securityEvent({ ...deps, db: tx }, { kind: 'account-kept', uid, request })
      return true
    }
    const user = await findUser(tx, uid)
    return user !== undefined && user.deletesAt === null
  })
}
