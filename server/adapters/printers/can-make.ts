import type { OrderedBinding } from '#domain/catalogue/bindings'
import { paperOf, type TypesetName } from '#domain/catalogue/typesets'
import type { Printer } from './printer.ts'

/** Whether a printer makes a book so bound; a PDF is made without him. */
export function canMake(
  { papers }: Pick<Printer, 'papers'>,
  { typeset, binding }: { typeset: TypesetName; binding: OrderedBinding },
): boolean {
  return binding === 'pdf' || papers.includes(paperOf(typeset))
}
