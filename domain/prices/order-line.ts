import { type OrderedBinding, pricedBinding } from '../catalogue/bindings.ts'
import type { BookType } from '../catalogue/book-types.ts'
import { paperOf, type TypesetName } from '../catalogue/typesets.ts'
import type { PageRow } from './price-table.ts'

/** A book of an order in one binding, so many copies of it. */
export interface OrderLine {
  bid: string
  bookType: BookType
  typeset: TypesetName
  binding: OrderedBinding
  /** At least 1. */
  quantity: number
  /** Printed pages of one copy over all its volumes, for this binding. */
  pages: number
  /** Those of them that may be billed: front and back matter once, padding not (open points, billed pages). */
  billablePages: number
  volumes: number
}

/** The row of the price table that a line is paid by. */
export function pageRowOf({
  bookType,
  typeset,
  binding,
}: Pick<OrderLine, 'bookType' | 'typeset' | 'binding'>): PageRow {
  if (bookType === 'diarybook') return pricedBinding(binding, paperOf(typeset))
  return binding === 'pdf' ? 'pdfA4' : bookType
}

export function isPrinted({ binding }: Pick<OrderLine, 'binding'>): boolean {
  return binding !== 'pdf'
}
