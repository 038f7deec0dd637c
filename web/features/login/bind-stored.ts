import { ApiError } from '../../api/api-error.ts'

/** `later`: the account was not ready in time. */
export type Bound = 'bound' | 'refused' | 'later' | 'failed'

/**
 * Binds the stored referrer. An account that is still being set up is asked again every 800 ms, up to ten times
 * (specification 4, referrer binding).
 */
export async function bindStored(
  bind: () => Promise<unknown>,
  wait: (ms: number) => Promise<void>,
  report: (error: unknown) => void,
): Promise<Bound> {
  for (let tries = 1; ; tries += 1) {
    try {
      await bind()
      return 'bound'
    } catch (error) {
      const name = error instanceof ApiError ? error.name : undefined
      if (name !== 'accountNotReady') {
        report(error)
        return name === 'selfReferral' || name === 'notFound' ? 'refused' : 'failed'
      }
      if (tries === mostTries) return 'later'
      await wait(retryMs)
    }
  }
}

const mostTries = 10
const retryMs = 800
