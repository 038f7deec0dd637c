import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { deskActNames } from '#contract/desk-acts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { FilterForm } from '../filter-form.tsx'
import { ListEnd } from '../list-end.tsx'
import { NoDesk } from '../no-desk.tsx'
import { saveText } from '../save-text.ts'
import { ActItems } from './act-items.tsx'
import { actFilterOf, actsQuery } from './act-queries.ts'
import { actsCsv } from './acts-csv.ts'

/** What the staff did, with who and when. */
export function DeskActList() {
  const { t } = useTranslation('web-desk-shop')
  const [params, setParams] = useSearchParams()
  const filter = actFilterOf(params)
  const listed = useInfiniteQuery(actsQuery(filter))
  if (listed.isError && !listed.data)
    return <NoDesk error={listed.error} onRetry={() => void listed.refetch()} />
  const acts = listed.data?.pages.flatMap(page => page.acts)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={styles.screen}>
      <DeskTabs current="acts" />
      <header className={styles.top}>
        <h1>{t('acts.heading')}</h1>
        {acts && acts.length > 0 && (
          <Button
            variant="default"
            size="sm"
            onClick={() => saveText(actsCsv(acts), 'acts.csv', 'text/csv;charset=utf-8')}
          >
            {t('acts.csv', { count: acts.length })}
          </Button>
        )}
      </header>
      <p className={styles.facts}>{t('acts.text')}</p>
      <FilterForm
        search={{ name: 'search', label: t('acts.search'), value: filter.search, maxLength: 100 }}
        choices={[
          {
            name: 'act',
            label: t('acts.act'),
            value: filter.act,
            data: deskActNames.map(value => ({ value, label: t(`acts.names.${value}`) })),
          },
        ]}
        onFilter={setParams}
      />
      {acts?.length === 0 && (
        <EmptyState
          heading={isFiltered ? t('acts.nothing.heading') : t('acts.empty.heading')}
          text={isFiltered ? t('acts.nothing.text') : t('acts.empty.text')}
        >
          {isFiltered && (
            <Button variant="default" onClick={() => setParams({})}>
              {t('web-desk:filter.clear')}
            </Button>
          )}
        </EmptyState>
      )}
      <div aria-busy={listed.isPending || listed.isPlaceholderData}>{acts && <ActItems acts={acts} />}</div>
      <ListEnd listed={listed} words={{ failed: t('acts.failed'), further: t('acts.further') }} />
    </div>
  )
}
