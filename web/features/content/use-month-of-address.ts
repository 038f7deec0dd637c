import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The month in view, kept in the address (`month`), so that it is found again after a reload. */
export function useMonthOfAddress(months: readonly string[]): [string, (month: string) => void] {
  const [search, setSearch] = useSearchParams()
  const named = search.get('month')
  const month = months.find(month => month === named) ?? months[0] ?? ''
  const change = useCallback(
    (to: string) =>
      setSearch(
        search => {
          const next = new URLSearchParams(search)
          if (next.get('month') !== to) next.delete('item')
          next.set('month', to)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  return [month, change]
}
