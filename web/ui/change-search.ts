import type { DataRouter, NavigateOptions } from 'react-router'
import { searchWith } from './search-with.ts'

/**
 * Changes the query of the address as it is at this moment, not as it was drawn last. While somebody is on the way to another screen
 * nothing is written: the screen that is left would take the way back.
 */
export function changeSearch(
  { state, navigate }: Pick<DataRouter, 'state' | 'navigate'>,
  change: Record<string, string>,
  options?: NavigateOptions,
): Promise<void> | undefined {
  const { pathname, search } = state.navigation.location ?? state.location
  if (pathname !== state.location.pathname) return
  const next = `${searchWith(new URLSearchParams(search), change)}`
  return navigate({ pathname, search: next }, { replace: true, preventScrollReset: true, ...options })
}
