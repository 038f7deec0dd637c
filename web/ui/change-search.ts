import type { DataRouter, NavigateOptions } from 'react-router'
import { searchWith } from './search-with.ts'

/**
 * Changes the query of the address as it is at this moment, not as it was drawn last. `screen` is the path of the one that asks: while
 * somebody is on the way to another, or is there and it is not drawn yet, nothing is written: the screen that is left would take the
 * way back, or put its own place into the address of the next.
 */
export function changeSearch(
  { state, navigate }: Pick<DataRouter, 'state' | 'navigate'>,
  screen: string,
  change: Record<string, string>,
  options?: NavigateOptions,
): Promise<void> | undefined {
  const { pathname, search } = state.navigation.location ?? state.location
  if (pathname !== screen || state.location.pathname !== screen) return
  const next = `${searchWith(new URLSearchParams(search), change)}`
  return navigate({ pathname, search: next }, { replace: true, preventScrollReset: true, ...options })
}
