import { Button, Loader } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readReceipt } from '#contract/social-imports'
import { callApi } from '../../../api/client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useLoading } from '../../../ui/use-loading.ts'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import { useBookEvents } from '../../reader/use-book-events.ts'
import { ImportDialog } from '../dialogs.tsx'
import { endsReading } from '../follow-book.ts'
import { ImportHistory } from './import-history.tsx'
import styles from './receipt.module.css'
import type { Receipt } from './receipt.ts'
import { ReceiptBar } from './receipt-bar.tsx'
import { ReceiptGroup } from './receipt-group.tsx'
import { Troubles } from './troubles.tsx'

export interface ReceiptDialogProps {
  bid: string
  onClose: () => void
  /** Archives are wanted; opens a dialog of its own for them where nobody else does. */
  onBring?: (() => void) | undefined
}

/** What came into a book, what did not and why, and the one click that mends it. */
export function ReceiptDialog({ bid, onClose, onBring }: ReceiptDialogProps) {
  const { t } = useTranslation('web-import')
  const [bringing, setBringing] = useState(false)
  const bring = onBring ?? (() => setBringing(true))
  const query = useQuery({
    queryKey: ['receipt', bid],
    queryFn: ({ signal }) => callApi(readReceipt, { query: { bid } }, { signal }),
    staleTime: 0,
  })
  const client = useQueryClient()
  // opened while an import runs, it tells in the end what that brought: by a press, as nothing moves under who reads it
  const [hasNews, tellNews] = useState(false)
  useBookEvents(bid, event => {
    if (endsReading(event)) tellNews(true)
  })
  const readAnew = () => {
    tellNews(false)
    for (const name of ['receipt', 'imports']) void client.invalidateQueries({ queryKey: [name, bid] })
  }
  const state = useLoading(query.status, bid)
  if (bringing) return <ImportDialog bid={bid} start="upload" onClose={onClose} />
  const { data } = query
  return (
    <WideDialog heading={t('receipt.heading')} onClose={onClose}>
      {state === 'loading' && (
        <p className={styles.wait} role="status">
          <Loader size="xs" color="ink.7" aria-hidden /> {t('receipt.loading')}
        </p>
      )}
      {query.isError && (
        <EmptyState heading={t('receipt.failed')}>
          <Button variant="default" onClick={() => void query.refetch()}>
            {t('receipt.retry')}
          </Button>
        </EmptyState>
      )}
      {data && isEmpty(data) && (
        <EmptyState heading={t('receipt.none')} text={t('receipt.noneText')}>
          <Button onClick={bring}>{t('receipt.bring')}</Button>
        </EmptyState>
      )}
      {data && !isEmpty(data) && <Whole bid={bid} receipt={data} onAdd={bring} />}
      {data && <ImportHistory bid={bid} />}
      <div className={styles.news} role="status">
        {hasNews && (
          <Button size="sm" onClick={readAnew}>
            {t('receipt.anew')}
          </Button>
        )}
      </div>
    </WideDialog>
  )
}

function isEmpty({ items, photos, troubles }: Receipt): boolean {
  return items.read + photos.read + troubles.length === 0
}

function Whole({ bid, receipt, onAdd }: { bid: string; receipt: Receipt; onAdd: () => void }) {
  const { t } = useTranslation('web-import')
  const { items, photos, takenOut, groups, troubles } = receipt
  const sums = {
    items: t('receipt.count.item', { count: items.read }),
    photos: t('receipt.count.photo', { count: photos.read }),
    placedItems: t('receipt.count.item', { count: items.placed }),
    placedPhotos: t('receipt.count.photo', { count: photos.placed }),
  }
  return (
    <>
      <p className={styles.sentence}>{t('receipt.sentence', sums)}</p>
      <p className={styles.after}>
        {groups.length > 0 && t('receipt.left')}
        {groups.length + troubles.length === 0 && t('receipt.all')}
        {takenOut > 0 && ` ${t('receipt.takenOut', { count: takenOut })}`}
      </p>
      <ReceiptBar what={t('receipt.items')} figures={items} />
      <ReceiptBar what={t('receipt.photos')} figures={photos} />
      <Troubles bid={bid} troubles={troubles} />
      {groups.length > 0 && (
        <section className={styles.section}>
          <h3>{t('receipt.groupsTitle')}</h3>
          {groups.map(group => (
            <ReceiptGroup
              key={`${group.what} ${group.outcome} ${group.reason}`}
              bid={bid}
              group={group}
              onAdd={onAdd}
            />
          ))}
        </section>
      )}
    </>
  )
}
