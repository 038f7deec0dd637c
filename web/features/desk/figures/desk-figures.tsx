import { Button, NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { readDeskFigures } from '#contract/desk-figures'
import { callApi } from '../../../api/client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from '../desk.module.css'
import { DeskTabs } from '../desk-tabs.tsx'
import { NoDesk } from '../no-desk.tsx'
import { endsOf, type FigureSpan, momentsOf, spanAfter, spanDays, spanOf } from './figure-span.ts'
import { FigureTable } from './figure-table.tsx'
import '@mantine/core/styles/Input.layer.css'

/** What was ordered, paid, given back and printed in a span of days. */
export function DeskFigures() {
  const { t } = useTranslation('web-desk-shop')
  const [params, setParams] = useSearchParams()
  const [now] = useState(Date.now)
  const span = spanOf(params, now)
  const { day: today } = spanOf(new URLSearchParams(), now)
  const moments = momentsOf(span)
  const read = useQuery({
    queryKey: ['desk figures', moments],
    queryFn: ({ signal }) => callApi(readDeskFigures, { query: moments }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (read.isError && !read.data) return <NoDesk error={read.error} onRetry={() => void read.refetch()} />
  const choose = ({ day, days }: FigureSpan) =>
    setParams({ ...(day < today && { day }), ...(days > 1 && { days: String(days) }) })
  const { first, last } = endsOf(span)
  const words = [...new Set([first, last])].map(day => day.replaceAll('-', '/')).join(t('figures.until'))
  return (
    <div className={styles.screen}>
      <DeskTabs current="figures" />
      <h1>{t('figures.heading')}</h1>
      <div className={`${styles.filters} ${styles.short}`}>
        <TextInput
          size="sm"
          type="date"
          label={t('figures.day')}
          value={span.day}
          max={today}
          // a date that is being typed is none for a while
          onChange={event =>
            event.currentTarget.value !== '' && choose({ ...span, day: event.currentTarget.value })
          }
        />
        <NativeSelect
          size="sm"
          label={t('figures.days')}
          value={String(span.days)}
          data={spanDays.map(count => ({ value: String(count), label: t('figures.span', { count }) }))}
          onChange={event =>
            choose({
              ...span,
              days: spanDays.find(count => String(count) === event.currentTarget.value) ?? 1,
            })
          }
        />
      </div>
      <div className={styles.acts}>
        <Button variant="default" size="sm" onClick={() => choose(spanAfter(span, -1))}>
          {t('figures.before')}
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={span.day >= today}
          onClick={() => choose(spanAfter(span, 1))}
        >
          {t('figures.after')}
        </Button>
      </div>
      <p className={styles.count} role="status">
        {words}
      </p>
      <div aria-busy={read.isPending || read.isPlaceholderData}>
        {read.data?.regions.length === 0 && (
          <EmptyState heading={t('figures.empty.heading')} text={t('figures.empty.text')} />
        )}
        {read.data && read.data.regions.length > 0 && <FigureTable regions={read.data.regions} />}
      </div>
      {/* below the figures from its beginning on: they would push it away */}
      {read.data && <p className={styles.none}>{t('figures.note')}</p>}
    </div>
  )
}
