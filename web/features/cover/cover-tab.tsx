import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Book, Design } from '#contract/book'
import { DesignTabs } from '../design/design-tabs.tsx'
import { useDesign } from '../design/use-design.ts'
import { monthsQuery } from '../picker/months-query.ts'
import { BookPrice } from '../prices/book-price.tsx'
import { ColourChoice } from './colour-choice.tsx'
import styles from './cover.module.css'
import { coverOfBook } from './cover-of-book.ts'
import { CoverPreview } from './cover-preview.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { StyleChoice } from './style-choice.tsx'
import { WordsFields } from './words-fields.tsx'

/** The cover as it will be printed, and beside it what can be changed of it. */
export function CoverTab({ book }: { book: Book }) {
  const { t } = useTranslation('web-cover')
  const { design, state, ...changes } = useDesign(book)
  const months = useQuery(monthsQuery(book.bid))
  const counted = months.data?.chapters.map(({ chapterId, items }) => ({ month: chapterId, items }))
  const addressOf = (looks: Design, widthPx: number) => coverOfBook(book, looks, counted, widthPx)
  const parts = { book, design, ...changes, addressOf }
  return (
    <div className={styles.screen}>
      <h1 className="for-readers-only">{t('heading')}</h1>
      <CoverPreview {...parts} />
      <div className={styles.panel}>
        <DesignTabs book={book} current="cover" state={state} />
        <p className={styles.price}>
          <BookPrice bid={book.bid} revision={book.revision} show="bindings" />
        </p>
        {!book.editable && <p className={styles.note}>{t('final')}</p>}
        <fieldset className={styles.parts} disabled={!book.editable}>
          <legend className="for-readers-only">{t('heading')}</legend>
          <WordsFields {...parts} />
          <StyleChoice {...parts} />
          <ColourChoice {...parts} />
          <PictureChoice {...parts} />
        </fieldset>
      </div>
    </div>
  )
}
