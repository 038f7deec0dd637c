import type { Book, Design } from '#contract/book'
import type { EditedDesign } from '../design/use-design.ts'

/** What each part of the cover's panel works with. */
export interface CoverPart {
  book: Book
  design: Design
  change: EditedDesign['change']
  changeNewest: EditedDesign['changeNewest']
  /** Address of the cover with such looks, so many device pixels across. */
  addressOf: (looks: Design, widthPx: number) => string
}
