import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { previewTypeset } from '#contract/books'
import { trims } from '#domain/catalogue/papers'
import { paperOf } from '#domain/catalogue/typesets'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { useTypesetNames } from '../books/typeset-names.ts'
import { PageView } from '../reader/page-view.tsx'
import styles from './layout-tab.module.css'

export interface TypesetCardProps {
  book: Book
  typeset: Book['typeset']
  chosen: boolean
  onChoose: () => void
}

/** A layout as two pages of the book, with what it is good for. */
export function TypesetCard({ book, typeset, chosen, onChoose }: TypesetCardProps) {
  const { t } = useTranslation('web-cover')
  const query = useQuery({
    queryKey: ['typeset', book.bid, typeset, book.revision],
    queryFn: ({ signal }) => callApi(previewTypeset, { params: { bid: book.bid, typeset } }, { signal }),
    placeholderData: before => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const name = useTypesetNames()[typeset]
  const isEmpty = query.error instanceof ApiError && query.error.name === 'bookEmpty'
  const paper = paperOf(typeset)
  const page = query.data?.page ?? trims[paper]
  // while its months are being set, nobody knows
  const isWhole = (book.retypesetMonths[book.typeset]?.length ?? 0) === 0
  const pages = chosen && isWhole ? book.totalPage : query.data?.totalPage
  return (
    <label className={styles.card}>
      <input type="radio" name="typeset" checked={chosen} onChange={onChoose} />
      <span className={styles.sheets} data-paper={paper}>
        {isEmpty ? (
          <span className={styles.none}>{t('layout.empty')}</span>
        ) : (
          [0, 1].map(i => (
            <span key={i} className={styles.sheet} style={{ aspectRatio: page.width / page.height }}>
              {(query.isError || !query.data || query.data.pages[i]) && (
                <PageView
                  page={query.data?.pages[i]}
                  failed={query.isError}
                  label={t('layout.page', { name, number: i + 1 })}
                />
              )}
            </span>
          ))
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.text}>{t(`typesets.${typeset}`)}</span>
        <span className={styles.count}>
          {pages
            ? t('layout.pages', { count: pages })
            : chosen
              ? t('layout.pagesSoon')
              : t('layout.pagesUnknown')}
        </span>
      </span>
    </label>
  )
}
