import type { User } from '#contract/users'
import { isNetwork } from '#domain/catalogue/login-ways'
import { mediaHref } from '#domain/pictures/media-address'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import { accountIdOf } from '../identities/account-id-of.ts'
import { listPasskeys } from '../identities/passkeys.ts'
import { listIdentities } from '../identities/store.ts'
import { findUser } from './store.ts'

/** The caller as the API shows him. */
export async function presentUser(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { uid, expiresAt }: Caller,
): Promise<User> {
  const row = await findUser(db, uid)
  if (!row) throw new Error('a session without its user')
  const linked = await listIdentities(db, uid)
  const passkeys = await listPasskeys(db, uid)
  const lastUses = new Map(passkeys.map(({ subject, lastUsedAt }) => [subject, lastUsedAt]))
  return {
    uid: row.uid,
    name: row.name,
    avatar: avatarHref(row.avatar),
    // only parsed calls write it
    language: row.language as Language,
    region: row.region,
    networks: [...new Set(linked.map(({ network }) => network).filter(isNetwork))],
    accounts: linked.map(identity => ({
      accountId: accountIdOf(identity),
      network: identity.network,
      name: identity.name,
      linkedAt: identity.linkedAt.toISOString(),
      lastUsedAt: lastUses.get(identity.subject)?.toISOString() ?? null,
    })),
    token: { expiredAt: expiresAt.toISOString() },
    createdAt: row.createdAt.toISOString(),
    deletesAt: row.deletesAt?.toISOString() ?? null,
    isStaff: settings.staffUids.includes(uid) || row.staffSince !== null,
  }
}

/** Address of a portrait, '' where there is none. */
export function avatarHref(sha256: string | null): string {
  return sha256 === null ? '' : mediaHref(sha256, avatarPx)
}

const avatarPx = 160
