import type { DeskActDetail } from '#contract/desk-acts'
import { figureText, type QuotaFigures, quotaKinds } from '#domain/quotas/quotas'

/** What the log says of changed quotas: those that are others now, with what holds for the person (`standard`: as in the settings). */
export function quotaDetails(before: Partial<QuotaFigures>, after: Partial<QuotaFigures>): DeskActDetail[] {
  return quotaKinds
    .filter(kind => before[kind] !== after[kind])
    .map(kind => {
      const limit = after[kind]
      return { name: kind, value: limit === undefined ? 'standard' : figureText(kind, limit) }
    })
}
