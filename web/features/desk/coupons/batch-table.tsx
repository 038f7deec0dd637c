import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayText } from '../../books/book-dates.ts'
import { untilText } from '../../coupons/until-text.ts'
import { useCouponWords } from '../../coupons/use-coupon-words.ts'
import styles from '../desk.module.css'
import type { ListedBatches } from './batch-queries.ts'

/** Coupons that were issued many at once, a batch a line; nothing where there is none. */
export function BatchTable({ listed }: { listed: ListedBatches }) {
  const { t } = useTranslation('web-desk-shop')
  const wordsOf = useCouponWords()
  const batches = listed.data?.pages.flatMap(page => page.batches)
  if (listed.isError && !batches) return <p role="alert">{t('batches.failed')}</p>
  if (!batches || batches.length === 0) return null
  return (
    <section>
      <h2>{t('batches.heading')}</h2>
      <table className={`${styles.table} ${styles.figures}`}>
        <thead>
          <tr>
            {(['batch', 'gives', 'coupons', 'until', 'issued'] as const).map(name => (
              <th key={name} scope="col">
                {t(`batches.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {batches.map(batch => (
            <tr key={batch.batchId}>
              <th scope="row">
                <Link to={`?batch=${encodeURIComponent(batch.batchId)}`}>{batch.name}</Link>
              </th>
              <td data-label={t('batches.columns.gives')}>{wordsOf(batch).title}</td>
              <td data-label={t('batches.columns.coupons')}>
                {t('batches.used', { used: batch.redeemed, count: batch.coupons })}
                {batch.reserved > 0 && (
                  <small className={styles.under}>{t('coupons.reserved', { count: batch.reserved })}</small>
                )}
              </td>
              <td data-label={t('batches.columns.until')}>
                {batch.expiresAt === null ? t('coupons.noEnd') : untilText(batch.expiresAt)}
              </td>
              <td data-label={t('batches.columns.issued')}>{dayText(batch.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {listed.hasNextPage && (
        <Button
          variant="default"
          loading={listed.isFetchingNextPage}
          onClick={() => void listed.fetchNextPage()}
        >
          {t('batches.further')}
        </Button>
      )}
    </section>
  )
}
