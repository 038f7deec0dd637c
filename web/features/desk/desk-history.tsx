import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActItems } from './acts/act-items.tsx'
import { actsQuery } from './acts/act-queries.ts'
import styles from './desk.module.css'

/** What the staff did with one order or coupon, or in one region. */
export function DeskHistory({ target }: { target: string }) {
  const { t } = useTranslation('web-desk-shop')
  const { data } = useInfiniteQuery(actsQuery({ target }))
  const acts = data?.pages.flatMap(page => page.acts)
  return (
    <section>
      <h2>{t('acts.ofOne')}</h2>
      {acts?.length === 0 && <p className={styles.none}>{t('acts.none')}</p>}
      {acts && <ActItems acts={acts} withoutTarget />}
    </section>
  )
}
