import type { QuotaFigures } from '#domain/quotas/quotas'
import type { ReachedFigures } from '../stored.ts'
import { figuresOf } from './check-quota.ts'

/** What a person may still bring of pictures while an import runs. */
export interface PictureBudget {
  /** Asks the database again where much was taken, or nothing is left: other imports take from it, deleted books give back. */
  renew(): Promise<void>
  /** Whether there is any left. */
  isLeft(): boolean
  /** Takes so much of it; false where there is not as much left. */
  take(bytes: number): boolean
  /** With figures, once it was not enough. */
  reached(): ReachedFigures | undefined
}

/** `limit` 0: none. `readUsed` gives the bytes that the person has. */
export function pictureBudget(
  limit: QuotaFigures['pictureBytes'],
  readUsed: () => Promise<number>,
): PictureBudget {
  let remainingBytes = 0
  let taken = Number.POSITIVE_INFINITY
  let isReached = false
  const has = (bytes: number) => {
    const isEnough = limit === 0 || bytes <= remainingBytes
    isReached ||= !isEnough
    return isEnough
  }
  return {
    async renew() {
      if (limit === 0 || taken < remainingBytes / 20) return
      remainingBytes = Math.max(0, limit - (await readUsed()))
      taken = 0
    },
    isLeft: () => has(1),
    take(bytes) {
      if (!has(bytes)) return false
      remainingBytes -= bytes
      taken += bytes
      return true
    },
    reached: () => (isReached ? figuresOf('pictureBytes', limit - remainingBytes, limit) : undefined),
  }
}
