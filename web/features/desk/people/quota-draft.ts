import { figureText, type QuotaFigures, type QuotaKind, quotaKinds } from '#domain/quotas/quotas'

/** What stands in the fields: GB or a number; '' for what the settings say. */
export type QuotaDraft = Record<QuotaKind, string>

export function draftOf(own: Partial<QuotaFigures>): QuotaDraft {
  return Object.fromEntries(
    quotaKinds.map(kind => {
      const limit = own[kind]
      return [kind, limit === undefined ? '' : figureText(kind, limit)]
    }),
    // of all kinds
  ) as QuotaDraft
}

/** The quotas that a draft stands for, or the kinds whose text is no number. A figure that was not touched stays to the byte. */
export function quotasOf(
  draft: QuotaDraft,
  seen: Partial<QuotaFigures>,
): { quotas: Partial<QuotaFigures> } | { faults: QuotaKind[] } {
  const before = draftOf(seen)
  const entries = quotaKinds.flatMap(kind => {
    const text = draft[kind].trim()
    if (text === '') return []
    return [[kind, text === before[kind] ? seen[kind] : limitOf(kind, text)] as const]
  })
  const faults = entries.flatMap(([kind, limit]) => (limit === undefined ? [kind] : []))
  return faults.length > 0 ? { faults } : { quotas: Object.fromEntries(entries) }
}

function limitOf(kind: QuotaKind, text: string): number | undefined {
  if (kind.endsWith('Bytes'))
    return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 2 ** 30) : undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
