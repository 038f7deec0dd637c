import { useCallback, useContext } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { changeSearch } from './change-search.ts'

/** Changes the query of the address as it is at that moment; what is empty is taken away. */
export function useSearchChange(): (change: Record<string, string>, options?: NavigateOptions) => void {
  // what `useNavigation` tells is drawn later than it is so
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { pathname } = useLocation()
  return useCallback(
    // there is one around every screen
    (change, options) => void (router && changeSearch(router, pathname, change, options)),
    [router, pathname],
  )
}
