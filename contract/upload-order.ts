/** A piece of an archive: its first byte, and how many bytes it has. */
export type Piece = readonly [start: number, bytes: number]

/** More would not fit into the headers that proxies let through. */
export const mostPieces = 200

/** `first` in the metadata of an upload: the pieces that are sent before the rest, `start.bytes` each, in base 36. */
export function writeFirst(pieces: readonly Piece[]): string {
  return pieces.map(piece => piece.map(number => number.toString(36)).join('.')).join('-')
}

/** The pieces again; undefined where they are none of a file of so many bytes, or overlap. */
export function readFirst(text: string, bytes: number): Piece[] | undefined {
  const parts = text.split('-')
  if (parts.length > mostPieces || !parts.every(part => /^[0-9a-z]{1,11}\.[0-9a-z]{1,11}$/.test(part)))
    return undefined
  const pieces = parts.map((part): Piece => {
    const [start = '', length = ''] = part.split('.')
    return [Number.parseInt(start, 36), Number.parseInt(length, 36)]
  })
  let end = 0
  for (const [start, length] of pieces.toSorted(([a], [b]) => a - b)) {
    if (start < end || length === 0 || start + length > bytes) return undefined
    end = start + length
  }
  return pieces
}

/** The pieces that an archive is sent in: the first ones, and then all that lies between them. */
export function allPieces(first: readonly Piece[], bytes: number): Piece[] {
  const rest: Piece[] = []
  let position = 0
  for (const [start, length] of first.toSorted(([a], [b]) => a - b)) {
    if (start > position) rest.push([position, start - position])
    position = start + length
  }
  if (position < bytes) rest.push([position, bytes - position])
  return [...first, ...rest]
}
