import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { deskActNames } from '#contract/desk-acts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { NoDesk } from '../no-desk.tsx'
import { saveText } from '../save-text.ts'
import { ActItems } from './act-items.tsx'
import { actFilterOf, actsQuery } from './act-queries.ts'
import { actsCsv } from './acts-csv.ts'
import '@mantine/core/styles/Input.layer.css'

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
      <ActFilters key={params.toString()} act={filter.act} search={filter.search} onFilter={setParams} />
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
      {listed.isError && <p role="alert">{t('acts.failed')}</p>}
      {listed.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={listed.isFetchingNextPage}
          onClick={() => void listed.fetchNextPage()}
        >
          {t('acts.further')}
        </Button>
      )}
    </div>
  )
}

interface ActFiltersProps {
  act: string | undefined
  search: string | undefined
  onFilter: (params: Record<string, string>) => void
}

/** Choices count at once, words when they are sent. */
function ActFilters({ act = '', search = '', onFilter }: ActFiltersProps) {
  const { t } = useTranslation('web-desk-shop')
  const [typed, setTyped] = useState(search)
  const change = (chosen: string) =>
    onFilter({ ...(chosen !== '' && { act: chosen }), ...(typed.trim() !== '' && { search: typed.trim() }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change(act)
  }
  return (
    <form className={styles.filters} onSubmit={submit}>
      <TextInput
        size="sm"
        label={t('acts.search')}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        label={t('acts.act')}
        value={act}
        data={[
          { value: '', label: t('web-desk:filter.all') },
          ...deskActNames.map(name => ({ value: name, label: t(`acts.names.${name}`) })),
        ]}
        onChange={event => change(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="default">
        {t('web-desk:filter.go')}
      </Button>
    </form>
  )
}
