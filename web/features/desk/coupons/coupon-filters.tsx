import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { couponStates } from '#contract/desk-coupons'
import { couponKinds } from '#domain/coupons/coupon'
import styles from '../desk.module.css'
import type { CouponFilter } from './coupon-queries.ts'
import '@mantine/core/styles/Input.layer.css'

export interface CouponFiltersProps {
  filter: CouponFilter
  /** What shall stand in the address. */
  onFilter: (params: Record<string, string>) => void
}

/** Which coupons are shown: choices count at once, words when they are sent. */
export function CouponFilters({ filter, onFilter }: CouponFiltersProps) {
  const { t } = useTranslation('web-desk-shop')
  const { kind = '', state = '', search = '' } = filter
  const [typed, setTyped] = useState(search)
  const change = (chosen: { kind?: string; state?: string }) => {
    const all = { kind, state, search: typed.trim(), ...chosen }
    onFilter(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({})
  }
  return (
    <form className={styles.filters} onSubmit={submit}>
      <TextInput
        size="sm"
        label={t('coupons.search')}
        type="search"
        value={typed}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        label={t('coupons.kind')}
        value={kind}
        data={[
          { value: '', label: t('web-desk:filter.all') },
          ...couponKinds.map(name => ({ value: name, label: t(`coupons.kinds.${name}`) })),
        ]}
        onChange={event => change({ kind: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        label={t('coupons.state')}
        value={state}
        data={[
          { value: '', label: t('web-desk:filter.all') },
          ...couponStates.map(name => ({ value: name, label: t(`coupons.states.${name}`) })),
        ]}
        onChange={event => change({ state: event.currentTarget.value })}
      />
      <Button type="submit" size="sm" variant="default">
        {t('web-desk:filter.go')}
      </Button>
    </form>
  )
}
