const OPEN_OBJECT = 0x7b
const COMMA = 0x2c
const SPACE = 0x20

/** The first key of a record's bytes; the records of one list begin with the same one. */
export function firstKeyOf(record: Buffer): string | undefined {
  return /^\s*\{\s*("(?:[^"\\]){1,100}")/.exec(record.toString('utf8', 0, 300))?.[1]
}

/** Where, at or after `from`, a record begins that has a comma before it and `key` as its first key; -1 for nowhere. */
export function findResumption(bytes: Buffer, key: string | undefined, from: number): number {
  if (!key) return -1
  for (let at = bytes.indexOf(key, from); at >= 0; at = bytes.indexOf(key, at + 1)) {
    const brace = skipBlanksBack(bytes, at - 1)
    if (bytes[brace] !== OPEN_OBJECT || brace < from) continue
    if (bytes[skipBlanksBack(bytes, brace - 1)] === COMMA) return brace
  }
  return -1
}

function skipBlanksBack(bytes: Buffer, from: number): number {
  let at = from
  while (at >= 0 && (bytes[at] ?? 0) <= SPACE) at -= 1
  return at
}
