import type { DeskRow } from '#contract/desk'
import { paperOf } from '#domain/catalogue/typesets'
import { BookObject } from '../books/book-object.tsx'
import { coverAt } from '../books/cover-at.ts'
import styles from './desk.module.css'

/** The cover of an order's first book in the list; its room stays where the book is gone. */
export function DeskCover({ book, coverUrl }: { book: DeskRow['book']; coverUrl: string | undefined }) {
  const { pages, volumes, typeset, binding } = book
  return (
    <div className={styles.cover}>
      {coverUrl !== undefined && (
        <BookObject
          cover={{ src: coverAt(coverUrl, 160), srcSet: `${coverAt(coverUrl, 320)} 2x` }}
          alt=""
          pages={pages}
          volumes={Math.min(volumes, 2)}
          paper={paperOf(typeset)}
          binding={binding === 'pdf' ? 'paperback' : binding}
          height="3.5rem"
        />
      )}
    </div>
  )
}
