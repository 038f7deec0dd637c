import type { RegionCode } from '../catalogue/regions.ts'
import { type ExactAmount, price } from '../money/exact-amount.ts'

/** About what the payment provider takes of the person outside the USA; we do not charge it (specification 9). */
export function providerFee(region: RegionCode): ExactAmount | undefined {
  return region === 'US' ? undefined : price('0.2', 'USD')
}
