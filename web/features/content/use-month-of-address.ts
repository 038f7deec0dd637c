import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { placeText } from '../reader/place.ts'

/** The month and the page in view, kept in the address, so that they are found again after a reload and by the way back. */
export function useMonthOfAddress(months: readonly string[]) {
  const [search, setSearch] = useSearchParams()
  const named = search.get('month')
  const write = useCallback(
    (values: Record<string, string>) => {
      const isThere = (search: URLSearchParams) =>
        Object.entries(values).every(([name, value]) => search.get(name) === value)
      // an address that is written costs the browser some milliseconds, also where it is the same
      if (isThere(new URLSearchParams(location.search))) return
      setSearch(
        search => {
          const next = new URLSearchParams(search)
          if (values.month !== undefined && next.get('month') !== values.month) next.delete('item')
          for (const [name, value] of Object.entries(values)) next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setSearch],
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
