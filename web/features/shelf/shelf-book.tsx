import type { Book } from '#contract/book'
import { paperOf } from '#domain/catalogue/typesets'
import { BookObject } from '../books/book-object.tsx'
import { volumesOf } from '../books/book-shape.ts'
import { coverSource } from './cover-source.ts'

/** A book of the shelf with its real cover, as thick as its pages. Its words stand beside it. */
export function ShelfBook({ book, isFirst }: { book: Book; isFirst: boolean }) {
  return (
    <BookObject
      cover={coverSource(book.coverUrl)}
      alt=""
      pages={book.totalPage}
      volumes={volumesOf(book.totalPage)}
      paper={paperOf(book.typeset)}
      binding="hardback"
      height="var(--book-height)"
      boards={book.templateStyle}
      eager={isFirst}
    />
  )
}
