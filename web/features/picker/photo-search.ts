/** Which photos are looked for; empty: all. */
export interface PhotoSearch {
  /** Words of their entries. */
  q: string
  /** YYYYMM */
  month: string
}

/** As the list of items is asked for it. */
export function queryOf({ q, month }: PhotoSearch): { q?: string; since?: string; until?: string } {
  const words = q.trim()
  return { ...(words !== '' && { q: words }), ...(month !== '' && { since: month, until: month }) }
}
