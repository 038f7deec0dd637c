import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { loadLater } from '../../../ui/load-later.ts'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { ListEnd } from '../list-end.tsx'
import { NoDesk } from '../no-desk.tsx'
import { useCouponBatches } from './batch-queries.ts'
import { BatchTable } from './batch-table.tsx'
import { CouponFilters } from './coupon-filters.tsx'
import { couponFilterOf, deskCouponsQuery } from './coupon-queries.ts'
import { CouponTable } from './coupon-table.tsx'
import { OneBatch } from './one-batch.tsx'
import { OneCoupon } from './one-coupon.tsx'

const IssueDialog = loadLater(() => import('./issue-dialog.tsx').then(module => module.IssueDialog))

/** Coupons with their uses, and the way to issue some; or one of them, or a batch, with what became of it. */
export function DeskCoupons() {
  const [params] = useSearchParams()
  const code = params.get('code')
  const batch = params.get('batch')
  if (batch !== null) return <OneBatch key={batch} batchId={batch} />
  return code === null ? <CouponList /> : <OneCoupon key={code} code={code} />
}

function CouponList() {
  const { t } = useTranslation('web-desk-shop')
  const [params, setParams] = useSearchParams()
  const [issuing, issue] = useState(false)
  const filter = couponFilterOf(params)
  const listed = useInfiniteQuery(deskCouponsQuery(filter))
  const batches = useCouponBatches()
  if (listed.isError && !listed.data)
    return <NoDesk error={listed.error} onRetry={() => void listed.refetch()} />
  const coupons = listed.data?.pages.flatMap(page => page.coupons)
  const isEmpty = coupons?.length === 0
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={styles.screen}>
      <DeskTabs current="coupons" />
      <header className={styles.top}>
        <h1>{t('coupons.heading')}</h1>
        {coupons && (
          <Button size="sm" onClick={() => issue(true)}>
            {t('coupons.issue.action')}
          </Button>
        )}
      </header>
      <CouponFilters filter={filter} onFilter={setParams} />
      {isEmpty && (isFiltered || batches.data?.pages[0]?.batches.length === 0) && (
        <EmptyState
          heading={isFiltered ? t('coupons.nothing.heading') : t('coupons.empty.heading')}
          text={isFiltered ? t('coupons.nothing.text') : t('coupons.empty.text')}
        >
          {isFiltered && (
            <Button variant="default" onClick={() => setParams({})}>
              {t('web-desk:filter.clear')}
            </Button>
          )}
        </EmptyState>
      )}
      <div aria-busy={listed.isPending || listed.isPlaceholderData}>
        {coupons && coupons.length > 0 && <CouponTable coupons={coupons} now={listed.dataUpdatedAt} />}
      </div>
      <ListEnd listed={listed} words={{ failed: t('coupons.failed'), further: t('coupons.further') }} />
      {!isFiltered && <BatchTable listed={batches} />}
      {issuing && (
        <Suspense>
          <IssueDialog onIssued={setParams} onClose={() => issue(false)} />
        </Suspense>
      )}
    </div>
  )
}
