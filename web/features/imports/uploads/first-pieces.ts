import { mostPieces, type Piece } from '#contract/upload-order'
import { directoryOf } from './directory-of.ts'

/**
 * What of an archive is sent first: its directory, and the files with words, so that it can be read while the pictures, which
 * are nearly all of it, still come. One piece where it is sent as it stands.
 */
export async function firstPieces(file: Blob): Promise<Piece[]> {
  const directory = await directoryOf(file).catch(() => undefined)
  if (!directory) return [[0, file.size]]
  const entries = directory.entries.toSorted((a, b) => a.start - b.start)
  const spans: [start: number, end: number][] = [[0, Math.min(headBytes, file.size)]]
  for (const [index, { path, start }] of entries.entries()) {
    const end = entries[index + 1]?.start ?? directory.start
    if (isTelling(path) && start < end && end <= file.size) spans.push([start, end])
  }
  // who opens a ZIP looks for its end in all of its last bytes
  spans.push([Math.min(directory.start, Math.max(0, file.size - tailBytes)), file.size])
  return fewer(joinedUp(spans)).map(([start, end]) => [start, end - start])
}

/** Files with words; messages are many, and none of a book. */
export function isTelling(path: string): boolean {
  return /\.(?:json|html?)$/i.test(path) && !/(?:^|\/)messages\//i.test(path)
}

type Span = [start: number, end: number]

function joinedUp(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

/** No more than fit: what lies between the nearest goes with them. */
function fewer(spans: Span[]): Span[] {
  if (spans.length <= mostPieces) return spans
  const gaps = spans.slice(1).map(([start], i) => start - (spans[i]?.[1] ?? 0))
  const widest = gaps.toSorted((a, b) => b - a)[mostPieces - 2] ?? 0
  let widestLeft = mostPieces - 1 - gaps.filter(gap => gap > widest).length
  const apart: Span[] = []
  for (const [i, span] of spans.entries()) {
    const gap = gaps[i - 1] ?? 0
    const isApart = i === 0 || gap > widest || (gap === widest && widestLeft-- > 0)
    const last = apart.at(-1)
    if (isApart || !last) apart.push([...span])
    else last[1] = span[1]
  }
  return apart
}

/** Tells a ZIP from other files. */
const headBytes = 64
const tailBytes = 128 * 1024
