import { useLayoutEffect, useReducer } from 'react'
import { afterEvent, type LoadingState, loadingDelay } from './loading-state.ts'

/**
 * The four loading states of something that is waited for: `pending` for 150 ms, then `loading`, then `loaded` or
 * `failed`. `what` is its name: another one starts anew. Fits `query.status` of TanStack Query.
 */
export function useLoading(status: 'pending' | 'success' | 'error', what = ''): LoadingState {
  const [state, tell] = useReducer(afterEvent, 'pending')
  // before anything is painted: what came never stands beside what waited for it
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing to wait for starts anew
  useLayoutEffect(() => {
    tell('start')
    if (status !== 'pending') return tell(status === 'success' ? 'done' : 'fail')
    const timer = setTimeout(tell, loadingDelay, 'delayed')
    return () => clearTimeout(timer)
  }, [status, what])
  return state
}
