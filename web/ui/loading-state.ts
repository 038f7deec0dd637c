/** How long a thing may take before one says that it is loading (specification 9), ms. */
export const loadingDelay = 150

/** `pending`: not long enough to mention. */
export type LoadingState = 'pending' | 'loading' | 'loaded' | 'failed'
export type LoadingEvent = 'start' | 'delayed' | 'done' | 'fail'

const moves: Readonly<Record<LoadingState, Partial<Record<LoadingEvent, LoadingState>>>> = {
  pending: { start: 'pending', delayed: 'loading', done: 'loaded', fail: 'failed' },
  loading: { start: 'pending', done: 'loaded', fail: 'failed' },
  loaded: { start: 'pending' },
  failed: { start: 'pending' },
}

/** The state after an event. What comes too late changes nothing. */
export function afterEvent(state: LoadingState, event: LoadingEvent): LoadingState {
  return moves[state][event] ?? state
}
