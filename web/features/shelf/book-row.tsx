import { Loader } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { BookObject } from '../books/book-object.tsx'
import { BookCard } from './book-card.tsx'
import styles from './book-row.module.css'
import { GuideCard } from './guide-card.tsx'
import type { OpenDialog } from './shelf-dialog.tsx'

export interface BookRowProps {
  books: readonly Book[]
  creating: boolean
  onOpen: (dialog: OpenDialog) => void
  /** Makes a new book; absent where there is no room for one. */
  onCreate: (() => void) | undefined
}

/** Books that a phone shows before one scrolls. */
const seenAtOnce = 2

/** The books side by side on their boards: those that can be edited before the finalized ones (specification 4). */
export function BookRow({ books, creating, onOpen, onCreate }: BookRowProps) {
  const { t } = useTranslation('web-shelf')
  return (
    <ul className={styles.row}>
      {creating && (
        <li className={styles.card} aria-busy>
          <div className={styles.stand}>
            <BookObject alt="" pages={60} height="var(--book-height)">
              <span className={styles.veil}>
                <Loader size="sm" color="ink.7" aria-hidden />
              </span>
            </BookObject>
          </div>
          <div className={styles.words} role="status">
            {t('creating')}
          </div>
        </li>
      )}
      {books.map((book, at) =>
        book.guide ? (
          <GuideCard key={book.bid} book={book} isFirst={at < seenAtOnce} />
        ) : (
          <BookCard key={book.bid} book={book} isFirst={at < seenAtOnce} onOpen={onOpen} />
        ),
      )}
      {onCreate && !creating && (
        <li className={styles.free}>
          <button type="button" onClick={onCreate}>
            <IconPlus size={28} stroke={1.25} aria-hidden />
            {t('create')}
          </button>
        </li>
      )}
    </ul>
  )
}
