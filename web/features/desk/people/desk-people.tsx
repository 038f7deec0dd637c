import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { FilterForm } from '../filter-form.tsx'
import { ListEnd } from '../list-end.tsx'
import { NoDesk } from '../no-desk.tsx'
import { OnePerson } from './one-person.tsx'
import { deskPeopleQuery, peopleFilterOf } from './people-queries.ts'
import { PeopleTable } from './people-table.tsx'

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
      <FilterForm
        search={{ name: 'search', label: t('people.search'), value: filter.search, maxLength: 100 }}
        choices={[
          {
            name: 'disabled',
            label: t('people.state'),
            value: filter.disabled,
            data: [{ value: 'true', label: t('people.states.disabled') }],
          },
        ]}
        onFilter={setParams}
      />
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
      <ListEnd listed={listed} words={{ failed: t('people.failed'), further: t('people.further') }} />
    </div>
  )
}
