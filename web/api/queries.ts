import { notifyManager, QueryClient } from '@tanstack/react-query'
import { onUser, readUser } from '../session/user.ts'
import { ApiError } from './api-error.ts'

// An answer is seen before what waited for it counts as saved: a task later, a screen would show for a moment what was before.
notifyManager.setScheduler(queueMicrotask)

/** What one reader has read. */
export function newQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry, refetchOnWindowFocus: false } },
  })
}

/** From now on, what one person has read is forgotten when another logs in. */
export function forgetWithUser(queries: QueryClient): void {
  let uid = readUser()?.uid
  onUser(() => {
    if (readUser()?.uid !== uid) queries.clear()
    uid = readUser()?.uid
  })
}

function worthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)
}
