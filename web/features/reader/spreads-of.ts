interface Placed {
  volume: number
  /** 1 is the first page of a volume, a right one. */
  folio: number
}

/** Two pages that lie open side by side; one of them at the ends of a volume. */
export interface Spread<P extends Placed> {
  volume: number
  left?: P
  right?: P
}

/** The pages of a plan, in order, as they lie open: even folios left, odd ones right. */
export function spreadsOf<P extends Placed>(pages: readonly P[]): Spread<P>[] {
  const spreads: Spread<P>[] = []
  for (const page of pages) {
    const last = spreads.at(-1)
    if (page.folio % 2 === 0) spreads.push({ volume: page.volume, left: page })
    else if (last && last.volume === page.volume && !last.right) last.right = page
    else spreads.push({ volume: page.volume, right: page })
  }
  return spreads
}

/** One page at a time, for small screens. */
export function singlesOf<P extends Placed>(pages: readonly P[]): Spread<P>[] {
  return pages.map(page => ({
    volume: page.volume,
    ...(page.folio % 2 === 0 ? { left: page } : { right: page }),
  }))
}

export function pagesOf<P extends Placed>(spread: Spread<P> | undefined): P[] {
  return [spread?.left, spread?.right].filter(page => page !== undefined)
}

/** Where a page lies; the nearest place before it where it lies nowhere, 0 where there is none. */
export function spreadAt(spreads: readonly Spread<Placed>[], page: Placed): number {
  const after = spreads.findIndex(spread => pagesOf(spread).some(placed => isAfter(placed, page)))
  const until = after === -1 ? spreads.length : after
  const exact = spreads.findIndex(spread =>
    pagesOf(spread).some(placed => placed.volume === page.volume && placed.folio === page.folio),
  )
  return Math.max(0, exact === -1 ? until - 1 : exact)
}

function isAfter(page: Placed, other: Placed): boolean {
  return page.volume > other.volume || (page.volume === other.volume && page.folio > other.folio)
}
