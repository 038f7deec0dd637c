import { estimatePages } from '#domain/books/estimate-pages'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { type TypesetName, typesetNames } from '#domain/catalogue/typesets'
import type { VolumeCounts } from '#press/products/diary/count-volumes'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { countInBinding } from './count-pages.ts'
import { runsWithPages } from './runs-with-pages.ts'

export interface TypesetCounts {
  typeset: TypesetName
  /** False where some of its months are estimated. */
  isCounted: boolean
  /** Of a PDF, those of the paperback. */
  counts: Readonly<Record<OrderedBinding, VolumeCounts>>
}

/** Pages and volumes of a book in typesets, at once: as counted where its months were set in them, else about as many. */
export async function countTypesets(
  db: Sql,
  book: BookRow,
  typesets: readonly TypesetName[] = typesetNames,
): Promise<TypesetCounts[]> {
  const runs = await runsWithPages(db, book)
  return typesets.map(typeset => {
    const estimated = estimatePages(runs, typeset, book.typeset)
    const months = estimated.flatMap(({ name, pages }, i) => {
      // the same in all typesets, but for months that were set in an older edition
      const tags = runs[i]?.tags[typeset] ?? runs[i]?.tags[book.typeset] ?? []
      return name.split(' ').map((month, n) => ({
        month,
        run: name,
        pages: n === 0 ? pages : 0,
        tags,
        gift: runs[i]?.gift[typeset] ?? runs[i]?.isGift ?? false,
      }))
    })
    const asIf = { ...book, typeset }
    const paperback = countInBinding(months, asIf, 'paperback')
    const hardback = countInBinding(months, asIf, 'hardback')
    return {
      typeset,
      isCounted: estimated.every(({ isCounted }) => isCounted),
      counts: { paperback, hardback, pdf: paperback },
    }
  })
}
