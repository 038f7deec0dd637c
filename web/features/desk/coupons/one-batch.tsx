import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { momentText } from '../../books/book-dates.ts'
import { useCouponWords } from '../../coupons/use-coupon-words.ts'
import styles from '../desk.module.css'
import { DeskHistory } from '../desk-history.tsx'
import { Facts } from '../facts.tsx'
import { NoDesk } from '../no-desk.tsx'
import { saveText } from '../save-text.ts'
import { BatchCodes } from './batch-codes.tsx'
import { batchCsv } from './batch-csv.ts'
import { couponBatchQuery, useEndBatch } from './batch-queries.ts'
import { EndCouponsDialog } from './end-coupons-dialog.tsx'

/** Coupons that were issued at once: their limits, every code and whether it was used, as a file too; and the way to end them. */
export function OneBatch({ batchId }: { batchId: string }) {
  const { t } = useTranslation('web-desk-shop')
  const wordsOf = useCouponWords()
  const [isConfirming, setConfirming] = useState(false)
  const end = useEndBatch(batchId)
  const { data: batch, error, refetch } = useQuery(couponBatchQuery(batchId))
  if (!batch)
    return error ? (
      <NoDesk isOf="batch" error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy className={styles.coming} />
    )
  const { name, coupons, redeemed, reserved, createdAt, codes } = batch
  const { title, limits } = wordsOf(batch)
  const isUsable = codes.some(({ state }) => state === 'usable')
  const claimAddress = (code: string) => `${window.location.origin}/coupons/claim/${encodeURIComponent(code)}`
  return (
    <div className={styles.screen}>
      <p className={styles.back}>
        <Link to="/desk/coupons">{t('coupons.toAll')}</Link>
      </p>
      <header className={styles.top}>
        <h1>{name}</h1>
        <p className={styles.total}>{title}</p>
      </header>
      <p className={styles.facts}>
        {[t('batches.once', { count: coupons }), ...limits].join(t('web-desk:between'))}
      </p>
      <div className={styles.acts}>
        <Button
          onClick={() => saveText(batchCsv(batch, claimAddress), 'coupons.csv', 'text/csv;charset=utf-8')}
        >
          {t('batches.csv', { count: coupons })}
        </Button>
        {isUsable && (
          <Button variant="default" onClick={() => setConfirming(true)}>
            {t('batches.end.action')}
          </Button>
        )}
      </div>
      <div className={styles.columns}>
        <BatchCodes codes={codes} />
        <div>
          <section>
            <h2>{t('coupons.facts')}</h2>
            <Facts
              rows={[
                [t('coupons.issuedAt'), momentText(createdAt)],
                [t('batches.columns.coupons'), t('batches.used', { used: redeemed, count: coupons })],
                [t('coupons.reservedUses'), reserved > 0 && String(reserved)],
              ]}
            />
          </section>
          <DeskHistory target={batchId} />
        </div>
      </div>
      {isConfirming && (
        <EndCouponsDialog
          of="batches"
          text={t('batches.end.text', { name })}
          end={end}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}
