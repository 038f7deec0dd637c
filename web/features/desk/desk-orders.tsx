import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './desk.module.css'
import { filterOf } from './desk-filter.ts'
import { DeskFilters } from './desk-filters.tsx'
import { deskOrdersQuery, stuckOrdersQuery } from './desk-queries.ts'
import { DeskTable } from './desk-table.tsx'
import { DeskTabs } from './desk-tabs.tsx'
import { ListEnd } from './list-end.tsx'
import { NoDesk } from './no-desk.tsx'
import { SaveOrders } from './save-orders.tsx'
import { waitingFirst, waitsFor } from './waits-for.ts'

/** Orders of all people, those that wait for the staff first. */
export function DeskOrders() {
  const { t } = useTranslation('web-desk')
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  const listed = useInfiniteQuery(deskOrdersQuery(filter))
  const stuck = useQuery(stuckOrdersQuery(filter))
  if (listed.isError && !listed.data)
    return <NoDesk error={listed.error} onRetry={() => void listed.refetch()} />
  const newest = listed.data?.pages.flatMap(page => page.orders)
  const older = stuck.data?.orders ?? [] // the list stands without them, too
  const rows = newest && waitingFirst([...new Map([...newest, ...older].map(row => [row.oid, row])).values()])
  const covers = Object.assign({}, ...(listed.data?.pages ?? []).map(page => page.covers), stuck.data?.covers)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={styles.screen}>
      <DeskTabs current="orders" />
      <header className={styles.top}>
        <h1>{t('heading')}</h1>
        {rows && rows.length > 0 && <SaveOrders filter={filter} />}
      </header>
      <DeskFilters filter={filter} onFilter={setParams} />
      {rows && (
        <p className={styles.count} role="status">
          {t('shown', { count: rows.length, waiting: rows.filter(row => waitsFor(row)).length })}
        </p>
      )}
      {rows?.length === 0 && (
        <EmptyState
          heading={isFiltered ? t('nothing.heading') : t('empty.heading')}
          text={isFiltered ? t('nothing.text') : t('empty.text')}
        >
          {isFiltered && (
            <Button variant="default" onClick={() => setParams({})}>
              {t('filter.clear')}
            </Button>
          )}
        </EmptyState>
      )}
      <div aria-busy={listed.isPending || listed.isPlaceholderData}>
        {rows && rows.length > 0 && <DeskTable rows={rows} covers={covers} now={listed.dataUpdatedAt} />}
      </div>
      <ListEnd listed={listed} words={{ failed: t('failed'), further: t('further') }} />
    </div>
  )
}
