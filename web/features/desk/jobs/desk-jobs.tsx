import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { deskJobStates } from '#contract/desk-jobs'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { FilterForm } from '../filter-form.tsx'
import { ListEnd } from '../list-end.tsx'
import { NoDesk } from '../no-desk.tsx'
import { JobItems } from './job-items.tsx'
import { deskJobsQuery, type JobFilter, jobFilterOf } from './job-queries.ts'
import { KindTable } from './kind-table.tsx'
import { useKindWords } from './use-kind-words.ts'

/** Work in the background: how much of each kind, and the jobs of a state with why they failed. */
export function DeskJobs() {
  const { t } = useTranslation('web-desk-service')
  const [params, setParams] = useSearchParams()
  const filter = jobFilterOf(params)
  const listed = useInfiniteQuery(deskJobsQuery(filter))
  if (listed.isError && !listed.data)
    return <NoDesk error={listed.error} onRetry={() => void listed.refetch()} />
  const jobs = listed.data?.pages.flatMap(page => page.jobs)
  const kinds = listed.data?.pages[0]?.kinds
  return (
    <div className={styles.screen}>
      <DeskTabs current="jobs" />
      <header className={styles.top}>
        <h1>{t('jobs.heading')}</h1>
        <Button
          variant="default"
          size="sm"
          loading={listed.isRefetching}
          onClick={() => void listed.refetch()}
        >
          {t('refresh')}
        </Button>
      </header>
      {kinds && <KindTable kinds={kinds} />}
      {kinds && (
        <JobFilters
          key={params.toString()}
          filter={filter}
          kinds={kinds.map(({ kind }) => kind)}
          onFilter={setParams}
        />
      )}
      {jobs?.length === 0 && (
        <EmptyState
          heading={t(`jobs.empty.${filter.state}`)}
          text={filter.kind || filter.about ? t('jobs.nothing') : t('jobs.emptyText')}
        />
      )}
      <div aria-busy={listed.isPending || listed.isPlaceholderData}>{jobs && <JobItems jobs={jobs} />}</div>
      <ListEnd listed={listed} words={{ failed: t('jobs.failed'), further: t('jobs.further') }} />
    </div>
  )
}

interface JobFiltersProps {
  filter: JobFilter
  kinds: readonly string[]
  /** What shall stand in the address. */
  onFilter: (params: Record<string, string>) => void
}

function JobFilters({ filter, kinds, onFilter }: JobFiltersProps) {
  const { t } = useTranslation('web-desk-service')
  const kindWords = useKindWords()
  const { state, kind = '', about } = filter
  return (
    <FilterForm
      search={{ name: 'about', label: t('jobs.about'), value: about, maxLength: 64 }}
      choices={[
        {
          name: 'state',
          label: t('jobs.state'),
          value: state,
          data: deskJobStates.map(value => ({ value, label: t(`jobs.states.${value}`) })),
          always: true,
        },
        {
          name: 'kind',
          label: t('jobs.kind'),
          value: kind,
          data: [...new Set([...kinds, ...(kind === '' ? [] : [kind])])].map(value => ({
            value,
            label: kindWords(value),
          })),
        },
      ]}
      onFilter={onFilter}
    />
  )
}
