/** A list in pieces of at most so many: a statement of the database, or a round of work, takes no more. */
export function* inPortions<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}
