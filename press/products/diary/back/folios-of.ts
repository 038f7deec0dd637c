import type { IndexedEntry } from '../front/front-context.ts'

export interface NameOnPages {
  name: string
  /** Each once, in order. */
  folios: number[]
  entries: number
}

/** Names of entries with the pages that those begin on, the names of most pages first. */
export function foliosOf(
  entries: readonly IndexedEntry[],
  of: (entry: IndexedEntry) => readonly string[],
): NameOnPages[] {
  const found = new Map<string, { folios: Set<number>; entries: number }>()
  for (const entry of entries)
    for (const name of of(entry)) {
      const there = found.get(name) ?? { folios: new Set(), entries: 0 }
      found.set(name, { folios: there.folios.add(entry.folio), entries: there.entries + 1 })
    }
  return [...found]
    .map(([name, { folios, entries }]) => ({ name, folios: [...folios].sort((a, b) => a - b), entries }))
    .sort((a, b) => b.folios.length - a.folios.length || (a.name < b.name ? -1 : 1))
}
