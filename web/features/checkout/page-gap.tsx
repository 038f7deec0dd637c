import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { bookCheckQuery } from './book-check-query.ts'
import styles from './checkout.module.css'

/** Says before one pays that a page lacks its photo, and leads to the book; nothing where none does (specification 3, book check). */
export function PageGap({ bid }: { bid: string }) {
  const { t } = useTranslation('web-checkout')
  const { data } = useQuery(bookCheckQuery(bid))
  if (!data || data.pageIndex < 0) return null
  return (
    <p className={styles.hint} role="status">
      {t('gap', { number: data.pageIndex + 1 })}{' '}
      <Link to={`/app/design/preview?${new URLSearchParams({ bid })}`}>{t('gapShow')}</Link>
    </p>
  )
}
