import type { CouponBatch } from '#contract/desk-coupon-batches'
import { csvText } from '../csv.ts'

/** The codes of a batch as a table for spreadsheets; `claimAddress` is where a code is put to one's own. */
export function batchCsv(
  { name, expiresAt, codes }: Pick<CouponBatch, 'name' | 'expiresAt' | 'codes'>,
  claimAddress: (code: string) => string,
): string {
  return csvText<CouponBatch['codes'][number]>(
    [
      ['code', ({ code }) => code],
      ['state', ({ state }) => state],
      ['claim_address', ({ code }) => claimAddress(code)],
      ['expires_at', () => expiresAt],
      ['batch', () => name],
    ],
    codes,
  )
}
