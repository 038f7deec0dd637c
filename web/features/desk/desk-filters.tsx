import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderStates } from '#domain/orders/order-states'
import { shipmentStates } from '#domain/orders/shipment-states'
import styles from './desk.module.css'
import { type DeskFilter, filterDays } from './desk-filter.ts'
import '@mantine/core/styles/Input.layer.css'

export interface DeskFiltersProps {
  filter: DeskFilter
  /** What shall stand in the address. */
  onFilter: (params: Record<string, string>) => void
}

/** Which orders are shown: choices count at once, words when they are sent. */
export function DeskFilters({ filter, onFilter }: DeskFiltersProps) {
  const { t } = useTranslation('web-desk')
  const [search, setSearch] = useState(filter.search ?? '') // nothing is searched
  const [sent, setSent] = useState(filter.search)
  if (sent !== filter.search) {
    // one went back, or cleared it
    setSent(filter.search)
    setSearch(filter.search ?? '')
  }
  const change = (key: string, value: string) => {
    const chosen = Object.entries({ ...filter, search: search.trim(), [key]: value }).filter(
      ([, value]) => value !== '',
    )
    onFilter(Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change('search', search.trim())
  }
  const choices = [
    {
      key: 'state',
      value: filter.state,
      data: orderStates.map(value => ({ value, label: t(`states.${value}`) })),
    },
    {
      key: 'shipment',
      value: filter.shipment,
      data: (['stuck', ...shipmentStates] as const).map(value => ({ value, label: t(`shipments.${value}`) })),
    },
    {
      key: 'days',
      value: filter.days,
      data: filterDays.map(count => ({ value: String(count), label: t('filter.olderThan', { count }) })),
    },
  ]
  return (
    <form className={styles.filters} onSubmit={submit}>
      <TextInput
        size="sm"
        label={t('filter.search')}
        type="search"
        value={search}
        maxLength={100}
        autoComplete="off"
        onChange={event => setSearch(event.currentTarget.value)}
      />
      {choices.map(({ key, value, data }) => (
        <NativeSelect
          key={key}
          size="sm"
          label={t(`filter.${key}`)}
          value={String(value ?? '')}
          data={[{ value: '', label: t('filter.all') }, ...data]}
          onChange={event => change(key, event.currentTarget.value)}
        />
      ))}
      <Button type="submit" size="sm" variant="default">
        {t('filter.go')}
      </Button>
    </form>
  )
}
