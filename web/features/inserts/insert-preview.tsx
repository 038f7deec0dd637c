import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { trims } from '#domain/catalogue/papers'
import { paperOf } from '#domain/catalogue/typesets'
import { ApiError } from '../../api/api-error.ts'
import { pageQuery, planQuery } from '../reader/page-queries.ts'
import { PageView } from '../reader/page-view.tsx'
import type { Insert } from './insert-list.ts'
import styles from './insert-pages.module.css'

export interface InsertPreviewProps {
  book: Book
  insert: Insert | undefined
  /** The store has what is on screen. */
  saved: boolean
}

/** An inserted page as it will be printed. It stays while the next one is drawn. */
export function InsertPreview({ book, insert, saved }: InsertPreviewProps) {
  const { t } = useTranslation('web-pages')
  const { bid, revision, typeset } = book
  const queries = useQueryClient()
  const plan = useQuery(planQuery({ bid }))
  const isOld = plan.data !== undefined && plan.data.revision < revision
  useEffect(() => {
    if (saved && isOld) void queries.invalidateQueries({ queryKey: planQuery({ bid }).queryKey })
  }, [saved, isOld, bid, queries])
  const planned = plan.data?.pages.find(page => insert && page.insertId === insert.insertId)
  const drawn = useQuery({
    ...pageQuery({ bid }, planned?.key ?? ''),
    enabled: planned !== undefined,
    placeholderData: before => (before?.insertId === insert?.insertId ? before : undefined),
  })
  const isEmpty = plan.error instanceof ApiError && plan.error.name === 'bookEmpty'
  const page = plan.data?.page ?? trims[paperOf(typeset)]
  return (
    <div className={styles.stage}>
      {insert && !isEmpty && (
        <>
          <div
            className={styles.paper}
            style={{ aspectRatio: page.width / page.height }}
            data-side={planned && planned.folio % 2 === 0 ? 'left' : 'right'}
          >
            <PageView page={drawn.data} failed={plan.isError || drawn.isError} label={t('preview')} />
          </div>
          <p className={styles.caption}>
            {planned ? t('folio', { folio: planned.folio, volume: planned.volume }) : t('soon')}
          </p>
        </>
      )}
      {!insert && <p className={styles.caption}>{t('none')}</p>}
      {insert && isEmpty && <p className={styles.caption}>{t('empty')}</p>}
    </div>
  )
}
