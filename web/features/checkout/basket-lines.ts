import type { OrderedBinding } from '#domain/catalogue/bindings'
import { mostCopies } from '#domain/prices/most-copies'

export interface BasketLine {
  bid: string
  binding: OrderedBinding
  quantity: number
}

/** The basket with a book in it, as it is asked for or else as the plainest of what is printed; as it was where that is there. */
export function withBook(
  lines: readonly BasketLine[],
  bid: string,
  asked: Partial<Omit<BasketLine, 'bid'>> = {},
): readonly BasketLine[] {
  const { binding } = asked
  if (lines.some(line => line.bid === bid && (!binding || line.binding === binding))) return lines
  return [...lines, { bid, binding: 'paperback', quantity: 1, ...asked }]
}

/** Another binding or number of copies; a book stands once a binding, so two lines may become one. */
export function withLine(
  lines: readonly BasketLine[],
  index: number,
  part: Partial<Pick<BasketLine, 'binding' | 'quantity'>>,
): readonly BasketLine[] {
  const line = lines[index]
  if (!line) return lines
  const changed = { ...line, ...part }
  const isSame = (other: BasketLine) => other.bid === changed.bid && other.binding === changed.binding
  const other = lines.findIndex((candidate, at) => at !== index && isSame(candidate))
  const copies = changed.quantity + (lines[other]?.quantity ?? 0) // where no line is the same, there are none beside
  const quantity = Math.min(mostCopies(changed.binding), copies)
  const alone = lines.with(index, { ...changed, quantity })
  return other < 0 ? alone : alone.toSpliced(other, 1)
}

export function withoutLine(lines: readonly BasketLine[], index: number): readonly BasketLine[] {
  return lines.toSpliced(index, 1)
}

export function isPrinted({ binding }: Pick<BasketLine, 'binding'>): boolean {
  return binding !== 'pdf'
}
