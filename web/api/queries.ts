import { notifyManager, QueryClient } from '@tanstack/react-query'
import { session } from '../session/session.ts'
import { ApiError } from './api-error.ts'

// An answer is seen before what waited for it counts as saved: a task later, a screen would show for a moment what was before.
notifyManager.setScheduler(queueMicrotask)

/** What one reader has read. */
export function newQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthAnotherTry, refetchOnWindowFocus: false },
      // what is pressed without a network fails now and is told, rather than done later when nobody looks
      mutations: { networkMode: 'always' },
    },
  })
}

/** From now on, what one person has read is forgotten when another logs in. */
export function forgetWithUser(queries: QueryClient): void {
  session.subscribe(({ user }, before) => {
    if (user?.uid !== before.user?.uid) queries.clear()
  })
}

function worthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)
}
