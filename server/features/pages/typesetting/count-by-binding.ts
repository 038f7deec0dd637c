import type { OrderedBinding } from '#domain/catalogue/bindings'
import type { VolumeCounts } from '#press/products/diary/count-volumes'
import { countInBinding } from './count-pages.ts'
import type { BookToSet } from './settings-of.ts'
import type { TypesetMonthRow } from './store.ts'

/** As many as the print files have; of a PDF, those of the paperback. */
export type CountsByBinding = Readonly<Record<OrderedBinding, VolumeCounts>>

/** Pages and volumes of a book as its months are set, in each binding. */
export function countByBinding(months: readonly TypesetMonthRow[], book: BookToSet): CountsByBinding {
  const paperback = countInBinding(months, book, 'paperback')
  return {
    paperback,
    // few ask for it
    get hardback() {
      return countInBinding(months, book, 'hardback')
    },
    pdf: paperback,
  }
}
