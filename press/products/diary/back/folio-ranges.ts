/** Pages in order as an index writes them: `12, 45–47`; of more than fit into `most` characters the first ones, with `…`. */
export const folioRanges = (folios: readonly number[], most: number): string =>
  folioLines(folios, () => most, 1)[0] ?? ''

/** The same on so many lines at most; `mostOn` characters on each, from the first one on. */
export function folioLines(
  folios: readonly number[],
  mostOn: (line: number) => number,
  mostLines: number,
): string[] {
  const ranges = rangesOf(folios)
  const lines: string[] = []
  let written = ''
  for (const [i, range] of ranges.entries()) {
    const longer = written === '' ? range : `${written}, ${range}`
    const isLast = i === ranges.length - 1
    if (longer.length + (isLast ? 0 : 3) > mostOn(lines.length) && written !== '') {
      if (lines.length === mostLines - 1) return [...lines, `${written}, …`]
      lines.push(`${written},`)
      written = range
    } else written = longer
  }
  return written === '' ? lines : [...lines, written]
}

function rangesOf(folios: readonly number[]): string[] {
  const ranges: { from: number; to: number }[] = []
  for (const folio of folios) {
    const last = ranges.at(-1)
    if (last && folio === last.to + 1) last.to = folio
    else ranges.push({ from: folio, to: folio })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
}
