import type { Logger } from 'pino'
import type { StoreAway } from '../store-away.ts'

/** What a store that is away kept from being done; of one that refuses, what it said, since somebody has to mend a setting. */
export function noteStoreAway(
  log: Pick<Logger, 'warn' | 'error'>,
  { why, storeAnswer, message }: StoreAway,
  about: object,
): void {
  log[why === 'refused' ? 'error' : 'warn'](
    { ...about, ...(storeAnswer !== undefined && { store: storeAnswer }) },
    message,
  )
}
