import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Book, Progress } from '#contract/book'
import { changeTypeset } from '#contract/typesets'
import { typesetNames } from '#domain/catalogue/typesets'
import { callApi } from '../../api/client.ts'
import { useRegion } from '../../i18n/use-language.ts'
import { showToast } from '../../ui/toast.ts'
import { DesignTabs } from '../design/design-tabs.tsx'
import { flushDesign, useDesign } from '../design/use-design.ts'
import { BookPrice } from '../prices/book-price.tsx'
import { typesetPricesQuery } from '../prices/book-price-query.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { EditingSwitch } from './editing-switch.tsx'
import { EditionOffer } from './edition-offer.tsx'
import styles from './layout-tab.module.css'
import { TypesetCard } from './typeset-card.tsx'

/** The layouts, each shown with this book's own pages. */
export function LayoutTab({ book, pages }: { book: Book; pages: Progress | undefined }) {
  const { t } = useTranslation('web-cover')
  const { design, state, change: changeDesign } = useDesign(book)
  const queries = useQueryClient()
  const key = bookQuery({ bid: book.bid }).queryKey
  const change = useMutation({
    mutationFn: async (typeset: Book['typeset']) => {
      await flushDesign(book.bid)
      return callApi(changeTypeset, { params: { bid: book.bid }, body: { typeset } })
    },
    onSuccess: after => {
      queries.setQueryData(key, after)
      void queries.invalidateQueries({ queryKey: ['plan', book.bid] })
    },
    onError: () => void showToast({ kind: 'error', text: t('modifyFailed') }),
  })
  const { data: prices, isPending: areFiguresComing } = useQuery(
    typesetPricesQuery(book.bid, useRegion(), book.revision),
  )
  const chosen = change.isPending ? change.variables : book.typeset
  return (
    <div className={styles.screen}>
      <h1 className="for-readers-only">{t('layout.heading')}</h1>
      <DesignTabs book={book} current="layout" state={change.isPending ? 'sending' : state} />
      <p className={styles.intro}>{t('layout.intro')}</p>
      <p className={styles.price}>
        <BookPrice bid={book.bid} revision={book.revision} show="all" />
      </p>
      <EditingSwitch design={design} change={changeDesign} disabled={!book.editable} />
      {book.newEdition && <EditionOffer book={book} />}
      <Setting pages={pages} waits={book.retypesetMonths[book.typeset]?.length ?? 0} />
      <fieldset className={styles.cards} disabled={!book.editable}>
        <legend className="for-readers-only">{t('layout.heading')}</legend>
        {typesetNames.map(typeset => (
          <TypesetCard
            key={typeset}
            book={book}
            typeset={typeset}
            prices={prices?.typesets.find(each => each.typeset === typeset)}
            waits={areFiguresComing}
            chosen={typeset === chosen}
            onChoose={() => change.mutate(typeset)}
          />
        ))}
      </fieldset>
    </div>
  )
}

/** How far the pages of the chosen layout are. */
function Setting({ pages, waits }: { pages: Progress | undefined; waits: number }) {
  const { t } = useTranslation('web-cover')
  return (
    <div className={styles.setting} role="status">
      {pages ? (
        <>
          <span>{t('layout.setting', { done: pages.done, of: pages.of })}</span>
          <progress value={pages.done} max={Math.max(pages.of, 1)} aria-label={t('layout.progress')} />
        </>
      ) : (
        waits > 0 && <span>{t('layout.waits')}</span>
      )}
    </div>
  )
}
