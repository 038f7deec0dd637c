/** Which entries one goes through. */
export const proofFilters = ['all', 'left', 'doubts'] as const
export type ProofFilter = (typeof proofFilters)[number]

/** Where one goes through what may be private in a book. */
export function privacyAddress(bid: string): string {
  return `/app/design/privacy?${new URLSearchParams({ bid })}`
}

/** Where one reads the book through: at an entry, or at the first one of a month (YYYYMM). */
export function proofingAddress(
  bid: string,
  { month, item, only }: { month?: string | undefined; item?: string; only?: ProofFilter } = {},
): string {
  const named = {
    bid,
    ...(month && { month }),
    ...(item && { item }),
    ...(only && only !== 'all' && { only }),
  }
  return `/app/design/proofing?${new URLSearchParams(named)}`
}
