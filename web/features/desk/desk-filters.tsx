import { useTranslation } from 'react-i18next'
import { orderStates } from '#domain/orders/order-states'
import { shipmentStates } from '#domain/orders/shipment-states'
import { type DeskFilter, filterDays } from './desk-filter.ts'
import { FilterForm } from './filter-form.tsx'

export interface DeskFiltersProps {
  filter: DeskFilter
  /** What shall stand in the address. */
  onFilter: (params: Record<string, string>) => void
}

/** Which orders are shown. */
export function DeskFilters({ filter, onFilter }: DeskFiltersProps) {
  const { t } = useTranslation('web-desk')
  const { search, state, shipment, days, from, until } = filter
  return (
    <FilterForm
      search={{ name: 'search', label: t('filter.search'), value: search, maxLength: 100 }}
      choices={[
        {
          name: 'state',
          label: t('filter.state'),
          value: state,
          data: orderStates.map(value => ({ value, label: t(`states.${value}`) })),
        },
        {
          name: 'shipment',
          label: t('filter.shipment'),
          value: shipment,
          data: (['stuck', ...shipmentStates] as const).map(value => ({
            value,
            label: t(`shipments.${value}`),
          })),
        },
        {
          name: 'days',
          label: t('filter.days'),
          value: days?.toString(),
          data: filterDays.map(count => ({ value: String(count), label: t('filter.olderThan', { count }) })),
        },
      ]}
      days={[
        { name: 'from', label: t('filter.from'), value: from },
        { name: 'until', label: t('filter.until'), value: until },
      ]}
      onFilter={onFilter}
    />
  )
}
