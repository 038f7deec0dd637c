import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { Book } from '#contract/book'
import { loadLater } from '../../ui/load-later.ts'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { hasJustEnded, importSteps, isWorking, whyPartly } from '../imports/follow-book.ts'
import { BookDays, BookFacts } from './book-facts.tsx'
import { BookMenu } from './book-menu.tsx'
import styles from './book-row.module.css'
import { editTarget, previewAddress, purchaseAddress } from './edit-target.ts'
import { OnItsWay } from './on-its-way.tsx'
import { ShelfBook } from './shelf-book.tsx'
import type { OpenDialog } from './shelf-dialog.tsx'

// words and all: nothing of it comes with the first load
const BookPrice = loadLater(() => import('../prices/book-price.tsx').then(module => module.BookPrice))

export interface BookCardProps {
  book: Book
  /** Among those that are seen at once. */
  isFirst: boolean
  onOpen: (dialog: OpenDialog) => void
}

/** One book: itself, what it is, and what one can do with it. */
export function BookCard({ book, isFirst, onOpen }: BookCardProps) {
  const { t } = useTranslation('web-shelf')
  const navigate = useNavigate()
  const isInBrowser = useInBrowser()
  const { bid, title, type, editable, totalPage } = book
  const edit = () => {
    const target = editable ? editTarget(book) : { to: previewAddress(book) }
    if (target === 'import') onOpen({ kind: 'import', bid })
    else void navigate(target.to)
  }
  const works = isWorking(book)
  return (
    <li className={styles.card} aria-busy={works}>
      <div className={styles.stand}>
        {/* the button below says the same to those who do not point */}
        <button type="button" className={styles.cover} tabIndex={-1} aria-hidden onClick={edit}>
          <ShelfBook book={book} isFirst={isFirst} />
        </button>
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <BookFacts book={book} />
        {/* what is on its way, or became of it, takes the place of the days, as high: no button below moves when it begins or ends */}
        <div className={type === 'diarybook' ? styles.news : undefined}>
          <OnItsWay book={book} onOpen={() => onOpen({ kind: 'import', bid })}>
            <ImportEnd book={book} onOpen={onOpen} />
          </OnItsWay>
        </div>
        {(totalPage > 0 || editable) && (
          <p className={styles.price}>
            {isInBrowser && totalPage > 0 && (
              <Suspense>
                <BookPrice bid={bid} revision={book.revision} show="price" />
              </Suspense>
            )}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          color="ink.9"
          onClick={edit}
          aria-label={t(editable ? 'editNamed' : 'previewNamed', { title })}
        >
          {editable ? t('edit') : t('preview')}
        </Button>
        {totalPage > 0 && (
          <Button
            component={Link}
            to={purchaseAddress(book)}
            variant="default"
            size="sm"
            aria-label={t('purchaseNamed', { title })}
          >
            {t('purchase')}
          </Button>
        )}
        <BookMenu book={book} onOpen={onOpen} />
      </div>
    </li>
  )
}

/** How the last import ended, while that is news or asks for something; else the days of the book. */
function ImportEnd({ book, onOpen }: Pick<BookCardProps, 'book' | 'onOpen'>) {
  const { t } = useTranslation('web-shelf')
  const { bid } = book
  if (importSteps(book).some(step => step.state === 'failed'))
    return (
      <p className={styles.failed}>
        {t('workFailed')}{' '}
        <button type="button" onClick={() => onOpen({ kind: 'import', bid })}>
          {t('whatToDo')}
        </button>
      </p>
    )
  const isPartly = whyPartly(book) !== undefined
  if (!isPartly && !hasJustEnded(book, Date.now())) return <BookDays book={book} />
  return (
    <p className={styles.work}>
      {t(isPartly ? 'workPartly' : 'workDone')}{' '}
      <button type="button" onClick={() => onOpen({ kind: 'receipt', bid })}>
        {t(isPartly ? 'whatIsMissing' : 'menu.receipt')}
      </button>
    </p>
  )
}
