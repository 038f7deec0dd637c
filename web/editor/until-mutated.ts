import type { MutationKey, QueryClient } from '@tanstack/react-query'

/** Resolves when no mutation of the key is under way or waits for its turn any more. */
export function untilMutated(queries: QueryClient, mutationKey: MutationKey): Promise<void> {
  const isDone = () => queries.isMutating({ mutationKey }) === 0
  if (isDone()) return Promise.resolve()
  return new Promise(done => {
    const stop = queries.getMutationCache().subscribe(() => {
      if (!isDone()) return
      stop()
      done()
    })
  })
}
