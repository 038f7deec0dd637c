import type { CodeName } from '#contract/codes'
import { figureText, limitsFor, type QuotaFigures, type QuotaKind, quotaReached } from '#domain/quotas/quotas'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockUser } from '../../account/users/store.ts'
import type { ReachedFigures } from '../stored.ts'
import { readUsed } from './store.ts'

/**
 * Whether a person may have so much more; otherwise the refusal, with its figures. Locks the row of the user until the transaction
 * ends: of two requests at once, the second counts what the first took.
 */
export async function checkQuota(
  tx: Sql,
  { settings }: Pick<Deps, 'settings'>,
  uid: string,
  more: Partial<QuotaFigures>,
): Promise<Refused | undefined> {
  const user = await lockUser(tx, uid)
  const limits = limitsFor(settings.quotas, user?.quotas ?? {}) // who is gone has none of his own
  const reached = quotaReached(await readUsed(tx, uid), limits, more)
  if (!reached) return undefined
  const { kind, used, limit } = reached
  return { ...refuse(refusals[kind]), figures: figuresOf(kind, used, limit) }
}

export function figuresOf(kind: QuotaKind, used: number, limit: number): ReachedFigures {
  return { used: figureText(kind, used), limit: figureText(kind, limit) }
}

const refusals = {
  uploadBytes: 'quotaUploadBytes',
  uploads: 'quotaUploads',
  pictureBytes: 'quotaPictureBytes',
  images: 'quotaImages',
  books: 'tooManyBooks',
  imports: 'quotaImports',
  pdfs: 'quotaPdfs',
  exports: 'quotaExports',
} as const satisfies Record<QuotaKind, CodeName>
