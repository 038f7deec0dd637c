/** Answers each question once, as long as its answer is among the `most` that were made last. */
export function remember<T>(of: (key: number) => T, most = Number.POSITIVE_INFINITY): (key: number) => T {
  const known = new Map<number, T>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = of(key)
    known.set(key, value)
    const [oldest = key] = known.size > most ? known.keys() : []
    if (oldest !== key) known.delete(oldest)
    return value
  }
}

/** The same of a key and a row of a page that has so many of them. */
export function rememberAtRows<T>(
  rows: number,
  of: (key: number, row: number) => T,
): (key: number, row: number) => T {
  const known = new Map<number, (T | undefined)[]>()
  return (key, row) => {
    let values = known.get(key)
    if (!values) {
      values = new Array<T | undefined>(rows + 1).fill(undefined)
      known.set(key, values)
    }
    const before = values[row]
    if (before !== undefined) return before
    const value = of(key, row)
    values[row] = value
    return value
  }
}
