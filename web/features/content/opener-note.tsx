import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { isOfMonth } from '../reader/months-on.ts'
import { pageQuery, planQuery } from '../reader/page-queries.ts'
import styles from './field.module.css'

export interface OpenerNoteProps {
  bid: string
  item: Pick<SocialItem, 'itemId' | 'chapterId'>
}

/** Says of an entry that its photo was taken to open its month, and what keeps it with its words. */
export function OpenerNote({ bid, item: { itemId, chapterId } }: OpenerNoteProps) {
  const { t } = useTranslation('web-content')
  const { data: plan } = useQuery(planQuery({ bid }))
  const first = plan?.pages.find(page => isOfMonth(page, chapterId))
  const { data: page } = useQuery({ ...pageQuery({ bid }, first?.key ?? ''), enabled: first !== undefined })
  const isTaken = page?.places.some(({ item, opens }) => opens && item === itemId)
  return isTaken && <p className={styles.note}>{t('treatment.opens')}</p>
}
