/** Which photos are looked for; empty: all. */
export interface PhotoSearch {
  /** Words of their entries. */
  q: string
  /** YYYYMM */
  month: string
  /** Only those with a star. */
  favourites: boolean
}

interface ItemQuery {
  has: 'photos' | 'favourites'
  q?: string
  since?: string
  until?: string
}

/** As the list of items is asked for it. */
export function queryOf({ q, month, favourites }: PhotoSearch): ItemQuery {
  const words = q.trim()
  return {
    has: favourites ? 'favourites' : 'photos',
    ...(words !== '' && { q: words }),
    ...(month !== '' && { since: month, until: month }),
  }
}
