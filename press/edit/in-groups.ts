/** Cuts a list into as few groups of at most `most` as can be, all of about one length: seven are four and three. */
export function inGroups<T>(list: readonly T[], most: number): T[][] {
  const count = Math.ceil(list.length / most)
  return Array.from({ length: count }, (_, n) =>
    list.slice(Math.round((n * list.length) / count), Math.round(((n + 1) * list.length) / count)),
  )
}
