import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { placeText } from '../reader/place.ts'

/** The month and the page in view, kept in the address, so that they are found again after a reload and by the way back. */
export function useMonthOfAddress(months: readonly string[]) {
  const [search] = useSearchParams()
  const changeSearch = useSearchChange()
  const named = search.get('month')
  const write = useCallback(
    (values: Record<string, string>) => {
      const now = new URLSearchParams(location.search)
      // an address that is written costs the browser some milliseconds, also where it is the same
      if (Object.entries(values).every(([name, value]) => now.get(name) === value)) return
      const isOtherMonth = values.month !== undefined && now.get('month') !== values.month
      changeSearch({ ...values, ...(isOtherMonth && { item: '' }) })
    },
    [changeSearch],
  )
  return {
    month: months.find(month => month === named) ?? months[0] ?? '',
    setMonth: useCallback((month: string) => write({ month }), [write]),
    setPage: useCallback(
      (page: { volume: number; folio: number }) => write({ page: placeText(page) }),
      [write],
    ),
  }
}
