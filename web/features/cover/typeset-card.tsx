import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { previewTypeset } from '#contract/typesets'
import { trims } from '#domain/catalogue/papers'
import { paperOf } from '#domain/catalogue/typesets'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { useTypesetNames } from '../books/typeset-names.ts'
import type { TypesetPrices } from '../prices/book-price-query.ts'
import { TypesetFigures } from '../prices/typeset-figures.tsx'
import { PageView } from '../reader/page-view.tsx'
import styles from './layout-tab.module.css'

export interface TypesetCardProps {
  book: Book
  typeset: Book['typeset']
  /** What the book comes to in it; undefined before that is known. */
  prices: TypesetPrices | undefined
  /** Its pages are asked for later: seven such questions would stand before the one for the figures. */
  waits: boolean
  chosen: boolean
  onChoose: () => void
}

/** A layout as two pages of the book, with what it is good for. */
export function TypesetCard({ book, typeset, prices, waits, chosen, onChoose }: TypesetCardProps) {
  const { t } = useTranslation('web-cover')
  const query = useQuery({
    queryKey: ['typeset', book.bid, typeset, book.revision],
    queryFn: ({ signal }) => callApi(previewTypeset, { params: { bid: book.bid, typeset } }, { signal }),
    enabled: !waits,
    placeholderData: before => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const name = useTypesetNames()[typeset]
  const isEmpty = query.error instanceof ApiError && query.error.name === 'bookEmpty'
  const paper = paperOf(typeset)
  const page = query.data?.page ?? trims[paper]
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
        <span className={styles.figures}>
          <TypesetFigures prices={prices} isPresent={typeset === book.typeset} />
        </span>
      </span>
    </label>
  )
}
