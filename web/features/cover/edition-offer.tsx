import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { previewEdition, takeEdition } from '#contract/editions'
import type { DrawnPage } from '#contract/page'
import { callApi } from '../../api/client.ts'
import { showToast } from '../../ui/toast.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { PageView } from '../reader/page-view.tsx'
import styles from './edition-offer.module.css'

/** A newer edition of the layout beside the book as it is. The book stays until its owner takes the new one, and then for good. */
export function EditionOffer({ book }: { book: Book }) {
  const { t } = useTranslation('web-cover')
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const { data } = useQuery({
    queryKey: ['edition', book.bid, book.revision],
    queryFn: ({ signal }) => callApi(previewEdition, { params: { bid: book.bid } }, { signal }),
    placeholderData: before => before,
  })
  const take = useMutation({
    mutationFn: () => callApi(takeEdition, { params: { bid: book.bid } }),
    onSuccess: after => {
      queries.setQueryData(bookQuery({ bid: book.bid }).queryKey, after)
      void queries.invalidateQueries({ queryKey: ['typeset', book.bid] })
    },
    onError: () => void showToast({ kind: 'error', text: t('modifyFailed') }),
  })
  return (
    <section className={styles.offer} aria-labelledby="edition-heading">
      <h2 id="edition-heading">{t('edition.heading')}</h2>
      <p>{t('edition.text')}</p>
      <div className={styles.pair}>
        <Spread name={t('edition.before')} pages={data?.before} shape={data?.page} />
        <Spread name={t('edition.after')} pages={data?.after} shape={data?.page} />
      </div>
      {isConfirming && <p role="status">{t('edition.noWayBack')}</p>}
      <div className={styles.buttons}>
        {isConfirming ? (
          <>
            <Button loading={take.isPending} onClick={() => take.mutate()}>
              {t('edition.confirm')}
            </Button>
            <Button variant="subtle" onClick={() => setConfirming(false)}>
              {t('edition.keep')}
            </Button>
          </>
        ) : (
          <Button variant="default" disabled={!book.editable} onClick={() => setConfirming(true)}>
            {t('edition.take')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface SpreadProps {
  name: string
  pages: DrawnPage[] | undefined
  shape: { width: number; height: number } | undefined
}

function Spread({ name, pages, shape = { width: 148, height: 210 } }: SpreadProps) {
  const { t } = useTranslation('web-cover')
  return (
    <figure className={styles.spread}>
      <div className={styles.sheets}>
        {[0, 1].map(i => (
          <span key={i} className={styles.sheet} style={{ aspectRatio: shape.width / shape.height }}>
            {(!pages || pages[i]) && (
              <PageView page={pages?.[i]} failed={false} label={t('layout.page', { name, number: i + 1 })} />
            )}
          </span>
        ))}
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
