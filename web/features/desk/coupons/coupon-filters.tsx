import { useTranslation } from 'react-i18next'
import { couponStates } from '#contract/desk-coupons'
import { couponKinds } from '#domain/coupons/coupon'
import { FilterForm } from '../filter-form.tsx'
import type { CouponFilter } from './coupon-queries.ts'

export interface CouponFiltersProps {
  filter: CouponFilter
  /** What shall stand in the address. */
  onFilter: (params: Record<string, string>) => void
}

/** Which coupons are shown. */
export function CouponFilters({ filter, onFilter }: CouponFiltersProps) {
  const { t } = useTranslation('web-desk-shop')
  const { kind, state, search } = filter
  return (
    <FilterForm
      search={{ name: 'search', label: t('coupons.search'), value: search, maxLength: 40 }}
      choices={[
        {
          name: 'kind',
          label: t('coupons.kind'),
          value: kind,
          data: couponKinds.map(value => ({ value, label: t(`coupons.kinds.${value}`) })),
        },
        {
          name: 'state',
          label: t('coupons.state'),
          value: state,
          data: couponStates.map(value => ({ value, label: t(`coupons.states.${value}`) })),
        },
      ]}
      onFilter={onFilter}
    />
  )
}
