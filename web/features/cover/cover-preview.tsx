import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { bindings } from '#domain/catalogue/bindings'
import { paperOf } from '#domain/catalogue/typesets'
import { useLoading } from '../../ui/use-loading.ts'
import { BookObject } from '../books/book-object.tsx'
import { volumesOf } from '../books/book-shape.ts'
import styles from './cover.module.css'
import type { CoverPart } from './cover-part.ts'
import { useSettled } from './use-settled.ts'
import { useSteadyPicture } from './use-steady-picture.ts'

/** The printed cover on a book as thick as this one. */
export function CoverPreview({ book, design, addressOf }: CoverPart) {
  const { t } = useTranslation('web-cover')
  // while one types, a smaller picture, which is drawn sooner
  const isCalm = useSettled(design, 400) === design
  const address = addressOf(design, isCalm ? 960 : 480)
  const { src, status } = useSteadyPicture(address, 'first')
  const state = useLoading(status)
  // the same cover, sharper, is no other one
  const isStale = src !== undefined && drawnOf(src) !== drawnOf(address)
  const most = bindings.paperback.maxPages
  const volumes = volumesOf(book.totalPage)
  return (
    <div className={styles.stage} aria-busy={state === 'loading'}>
      <div className={styles.book}>
        <BookObject
          cover={src === undefined ? undefined : { src }}
          alt={t('preview', { title: design.title, author: design.author })}
          pages={book.totalPage}
          volumes={volumes}
          paper={paperOf(book.typeset)}
          height="var(--book-height)"
          eager
        >
          {state === 'loading' && (
            <span className={styles.loader} data-stale={isStale || undefined}>
              <Loader size="sm" color="ink.4" aria-hidden />
              {isStale && <span>{t('drawing')}</span>}
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
              ? t('captionOfMany', { pages: book.totalPage, most, volumes })
              : t('caption', { pages: book.totalPage }))}
        </p>
      )}
    </div>
  )
}

/** What an address draws, whatever its size. */
const drawnOf = (address: string) => address.replace(/\bsize=\d+&/, '')
