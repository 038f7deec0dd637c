import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book } from '#contract/book'
import styles from './book-row.module.css'
import { previewAddress } from './edit-target.ts'
import { ShelfBook } from './shelf-book.tsx'

/** The finished sample that a new person can leaf through. */
export function GuideCard({ book, isFirst }: { book: Book; isFirst: boolean }) {
  const { t } = useTranslation('web-shelf')
  const to = previewAddress(book)
  return (
    <li className={styles.card}>
      <div className={styles.stand}>
        <Link to={to} className={styles.cover} tabIndex={-1} aria-hidden>
          <ShelfBook book={book} isFirst={isFirst} />
        </Link>
      </div>
      <div className={styles.words}>
        <span className={styles.tag}>{t('guide.tag')}</span>
        <h2>{book.title}</h2>
        <p>{t('guide.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button component={Link} to={to} variant="default" size="sm">
          {t('guide.open')}
        </Button>
      </div>
    </li>
  )
}
