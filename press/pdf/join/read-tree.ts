import type { PdfObjects } from '../syntax/objects.ts'
import { resolve } from '../syntax/resolve.ts'
import type { PdfValue } from '../syntax/value.ts'

/** Entries of a number tree (`/Nums`) or a name tree (`/Names`), in order. Nothing has none. */
export function entriesOf(
  pdf: PdfObjects,
  tree: PdfValue | undefined,
  leaf: '/Nums' | '/Names',
): [key: PdfValue, value: PdfValue][] {
  const node = resolve(pdf, tree)
  if (!(node instanceof Map)) return []
  const kids = resolve(pdf, node.get('/Kids'))
  if (Array.isArray(kids)) return kids.flatMap(kid => entriesOf(pdf, kid, leaf))
  const flat = resolve(pdf, node.get(leaf))
  const entries: [PdfValue, PdfValue][] = []
  for (let at = 0; Array.isArray(flat) && at + 1 < flat.length; at += 2)
    entries.push([flat[at] ?? null, flat[at + 1] ?? null])
  return entries
}
