import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { searchWith } from './search-with.ts'

/**
 * Changes the query of the address as it is at that moment; what is empty is taken away. What was drawn last may be behind it:
 * a change made from there takes back what was written since.
 */
export function useSearchChange(): (change: Record<string, string>, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  return useCallback(
    (change, options) => {
      const search = `${searchWith(new URLSearchParams(location.search), change)}`
      void navigate({ search }, { replace: true, preventScrollReset: true, ...options })
    },
    [navigate],
  )
}
