import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { volumeMaximum } from '#domain/books/split-volumes'
import { paperOf } from '#domain/catalogue/typesets'
import { useLoading } from '../../ui/use-loading.ts'
import { BookObject } from '../books/book-object.tsx'
import styles from './cover.module.css'
import type { CoverPart } from './cover-part.ts'
import { useSettled } from './use-settled.ts'
import { useSteadyPicture } from './use-steady-picture.ts'

/** The printed cover on a book as thick as this one. */
export function CoverPreview({ book, design, addressOf }: CoverPart) {
  const { t } = useTranslation('web-cover')
  // while one types, a smaller picture, which is drawn sooner
  const isCalm = useSettled(design, 400) === design
  const { src, status } = useSteadyPicture(addressOf(design, isCalm ? 960 : 480))
  const state = useLoading(status)
  const most = volumeMaximum.paperback
  const volumes = Math.max(1, Math.ceil(book.totalPage / most))
  return (
    <div className={styles.stage} aria-busy={state === 'loading'}>
      <div className={styles.book}>
        <BookObject
          cover={src === undefined ? undefined : { src }}
          alt={t('preview', { title: design.title, author: design.author })}
          pages={book.totalPage / volumes}
          paper={paperOf(book.typeset)}
          height="var(--book-height)"
          eager
        >
          {state === 'loading' && src === undefined && (
            <span className={styles.loader}>
              <Loader size="sm" color="ink.4" aria-hidden />
            </span>
          )}
        </BookObject>
      </div>
      {state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {t('notFound')}
        </p>
      ) : (
        <p className={styles.caption}>
          {book.totalPage === 0 && t('captionOfNone')}
          {book.totalPage > 0 &&
            (volumes > 1
              ? t('captionOfMany', { pages: book.totalPage, most })
              : t('caption', { pages: book.totalPage }))}
        </p>
      )}
    </div>
  )
}
