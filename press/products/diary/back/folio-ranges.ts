/** Pages in order as an index writes them: `12, 45–47`; of more than fit into `most` characters the first ones, with `…`. */
export function folioRanges(folios: readonly number[], most: number): string {
  const ranges: { from: number; to: number }[] = []
  for (const folio of folios) {
    const last = ranges.at(-1)
    if (last && folio === last.to + 1) last.to = folio
    else ranges.push({ from: folio, to: folio })
  }
  let written = ''
  for (const [i, { from, to }] of ranges.entries()) {
    const range = from === to ? `${from}` : `${from}–${to}`
    const longer = written === '' ? range : `${written}, ${range}`
    const isLast = i === ranges.length - 1
    if (longer.length + (isLast ? 0 : 3) > most && written !== '') return `${written}, …`
    written = longer
  }
  return written
}
