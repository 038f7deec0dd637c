import type { Design } from '#contract/book'

export type Insert = Design['inserts'][number]
export type InsertKind = Insert['kind']
/** Before the first month, before a month (YYYYMM), or after the last. */
export type InsertPlace = Insert['at']

export const insertKinds: readonly InsertKind[] = ['dedication', 'photo', 'divider', 'blank']

/** Characters of an inserted page's words. */
export const mostWords = 600

/** In the order of the book: the front, the months, the back; pages of one place as they were put there. */
export function inBookOrder(inserts: readonly Insert[]): Insert[] {
  return inserts.toSorted((a, b) => rank(a.at) - rank(b.at))
}

/** A new page where books have such a one: a dedication in front, a divider before the first month. */
export function withNew(
  inserts: readonly Insert[],
  kind: InsertKind,
  insertId: string,
  months: readonly string[],
): Insert[] {
  const at = kind === 'dedication' ? 'front' : kind === 'divider' ? (months[0] ?? 'front') : 'back'
  return inBookOrder([...inserts, { insertId, kind, at }])
}

/** The page with other words, picture or place; absent fields stay, an empty text is none. */
export function withChanged(inserts: readonly Insert[], insertId: string, change: Partial<Insert>): Insert[] {
  return inBookOrder(
    inserts.map(insert => (insert.insertId === insertId ? { ...insert, ...change } : insert)),
  )
}

/** A photo page with the first of these pictures; each of the others on a page of its own, named by `newId`, after it. */
export function withPhotos(
  inserts: readonly Insert[],
  insertId: string,
  imageIds: readonly string[],
  newId: () => string,
): Insert[] {
  const [first, ...others] = imageIds
  return inBookOrder(
    inserts.flatMap(insert => {
      if (insert.insertId !== insertId || first === undefined) return [insert]
      const { kind, at } = insert
      return [
        { ...insert, imageId: first },
        ...others.map(imageId => ({ insertId: newId(), kind, at, imageId })),
      ]
    }),
  )
}

/** Inserted pages that a book may have. */
export const mostInserts = 200

export function without(inserts: readonly Insert[], insertId: string): Insert[] {
  return inserts.filter(insert => insert.insertId !== insertId)
}

/**
 * The page one step earlier (-1) or later (1): past its neighbour in the same place, else into the next place. Gives the
 * same list where it stands at the end already.
 */
export function moved(
  inserts: readonly Insert[],
  insertId: string,
  by: -1 | 1,
  months: readonly string[],
): Insert[] {
  const list = inBookOrder(inserts)
  const from = list.findIndex(insert => insert.insertId === insertId)
  const insert = list[from]
  if (!insert) return list
  const neighbour = list[from + by]
  if (neighbour?.at === insert.at) {
    const swapped = [...list]
    swapped[from] = neighbour
    swapped[from + by] = insert
    return swapped
  }
  const places: InsertPlace[] = ['front', ...months, 'back']
  // the nearest place on that side: the month of the page may have left the book
  const here = rank(insert.at)
  const at = by > 0 ? places.find(place => rank(place) > here) : places.findLast(place => rank(place) < here)
  if (at === undefined) return list
  const others = without(list, insertId)
  const there = { ...insert, at }
  return inBookOrder(by > 0 ? [there, ...others] : [...others, there])
}

function rank(at: InsertPlace): number {
  return at === 'front' ? 0 : at === 'back' ? Number.POSITIVE_INFINITY : Number(at)
}
