import type { IndexedEntry } from '../front/front-context.ts'

export interface NameOnPages {
  name: string
  /** Each once, in order. */
  folios: number[]
}

/** Names of entries with the pages that those begin on, the names of most pages first. */
export function foliosOf(
  entries: readonly IndexedEntry[],
  of: (entry: IndexedEntry) => readonly string[],
): NameOnPages[] {
  const found = new Map<string, Set<number>>()
  for (const entry of entries)
    for (const name of of(entry)) found.set(name, (found.get(name) ?? new Set()).add(entry.folio))
  return [...found]
    .map(([name, folios]) => ({ name, folios: [...folios].sort((a, b) => a - b) }))
    .sort((a, b) => b.folios.length - a.folios.length || (a.name < b.name ? -1 : 1))
}
