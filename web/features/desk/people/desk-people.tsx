import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { NoDesk } from '../no-desk.tsx'
import { OnePerson } from './one-person.tsx'
import { deskPeopleQuery, type PeopleFilter, peopleFilterOf } from './people-queries.ts'
import { PeopleTable } from './people-table.tsx'
import '@mantine/core/styles/Input.layer.css'

/** People with an account, or one of them. */
export function DeskPeople() {
  const [params] = useSearchParams()
  const uid = params.get('uid')
  return uid === null ? <PeopleList /> : <OnePerson key={uid} uid={uid} />
}

function PeopleList() {
  const { t } = useTranslation('web-desk-service')
  const [params, setParams] = useSearchParams()
  const filter = peopleFilterOf(params)
  const listed = useInfiniteQuery(deskPeopleQuery(filter))
  if (listed.isError && !listed.data)
    return <NoDesk error={listed.error} onRetry={() => void listed.refetch()} />
  const people = listed.data?.pages.flatMap(page => page.people)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={styles.screen}>
      <DeskTabs current="people" />
      <h1>{t('people.heading')}</h1>
      <PeopleFilters key={params.toString()} filter={filter} onFilter={setParams} />
      {people?.length === 0 && (
        <EmptyState heading={t('people.nothing.heading')} text={t('people.nothing.text')}>
          {isFiltered && (
            <Button variant="default" onClick={() => setParams({})}>
              {t('web-desk:filter.clear')}
            </Button>
          )}
        </EmptyState>
      )}
      <div aria-busy={listed.isPending || listed.isPlaceholderData}>
        {people && people.length > 0 && <PeopleTable people={people} />}
      </div>
      {listed.isError && <p role="alert">{t('people.failed')}</p>}
      {listed.hasNextPage && (
        <Button
          variant="default"
          loading={listed.isFetchingNextPage}
          onClick={() => void listed.fetchNextPage()}
        >
          {t('people.further')}
        </Button>
      )}
    </div>
  )
}

interface PeopleFiltersProps {
  filter: PeopleFilter
  /** What shall stand in the address. */
  onFilter: (params: Record<string, string>) => void
}

/** The choice counts at once, words when they are sent. */
function PeopleFilters({ filter, onFilter }: PeopleFiltersProps) {
  const { t } = useTranslation('web-desk-service')
  const { search = '', disabled = '' } = filter
  const [typed, setTyped] = useState(search)
  const change = (chosen: string) =>
    onFilter({ ...(chosen !== '' && { disabled: chosen }), ...(typed.trim() && { search: typed.trim() }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change(disabled)
  }
  return (
    <form className={styles.filters} onSubmit={submit}>
      <TextInput
        size="sm"
        label={t('people.search')}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        label={t('people.state')}
        value={disabled}
        data={[
          { value: '', label: t('web-desk:filter.all') },
          { value: 'true', label: t('people.states.disabled') },
        ]}
        onChange={event => change(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="default">
        {t('web-desk:filter.go')}
      </Button>
    </form>
  )
}
