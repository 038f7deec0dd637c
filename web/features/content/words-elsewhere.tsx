import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DrawnPage } from '#contract/page'
import { findItemPage } from '../reader/find-item-page.ts'
import styles from './item-editor.module.css'

export interface WordsElsewhereProps {
  bid: string
  itemId: string
  chapterId: string
  onShow: (page: DrawnPage) => void
}

/** Says on which page the words of a picture stand that opens a month or fills a page, and leads there. */
export function WordsElsewhere({ bid, itemId, chapterId, onShow }: WordsElsewhereProps) {
  const { t } = useTranslation('web-content')
  const queries = useQueryClient()
  const { data: page } = useQuery({
    queryKey: ['page of words', bid, chapterId, itemId],
    queryFn: async () => (await findItemPage(queries, bid, chapterId, itemId, 'words')) ?? null,
    gcTime: 0,
  })
  // its room is there before the page is known
  return (
    <p className={styles.elsewhere}>
      {page === null && t('noWords')}
      {page && (
        <button type="button" onClick={() => onShow(page)}>
          {t('wordsOn', { folio: page.folio })}
        </button>
      )}
    </p>
  )
}
