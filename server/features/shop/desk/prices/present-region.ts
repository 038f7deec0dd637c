import type { DeskPrices, DeskRegion, PriceChange } from '#contract/desk-prices'
import type { RegionCode } from '#domain/catalogue/regions'
import { priceDifferences } from '#domain/prices/price-changes'
import { type ChangeablePrices, standardPrices } from '#domain/prices/price-table'
import type { MadeChange } from './store.ts'

/** What books cost in a region at a moment, and its history; `made`: all of its changes, the one that takes effect last first. */
export function presentRegion(region: RegionCode, made: readonly MadeChange[], now: Date): DeskRegion {
  const { currency, ...standard } = standardPrices[region]
  const standing = made.filter(({ change }) => change.withdrawnAt === null)
  const inForce = standing.find(({ change }) => change.validFrom <= now)?.change
  const lastMade = made.toSorted((a, b) => b.change.changedAt.getTime() - a.change.changedAt.getTime())[0]
  return {
    region,
    currency,
    prices: presentPrices(inForce?.prices ?? standard),
    lastChange: lastMade?.change.changeId ?? null,
    changes: made.slice(0, mostShown).map(({ change, name }) => ({
      changeId: change.changeId,
      state: stateOf(change, inForce?.changeId, now),
      validFrom: change.validFrom.toISOString(),
      changedAt: change.changedAt.toISOString(),
      changedBy: { uid: change.changedBy, name },
      withdrawnAt: change.withdrawnAt?.toISOString() ?? null,
      differences: priceDifferences(pricesBefore(change, standing) ?? standard, change.prices),
    })),
  }
}

const mostShown = 100

function stateOf(
  { changeId, validFrom, withdrawnAt }: MadeChange['change'],
  inForce: string | undefined,
  now: Date,
): PriceChange['state'] {
  if (withdrawnAt !== null) return 'withdrawn'
  if (validFrom > now) return 'planned'
  return changeId === inForce ? 'inForce' : 'past'
}

/** What holds, or held, until a change takes effect. */
function pricesBefore(
  { changeId, validFrom, changedAt }: MadeChange['change'],
  standing: readonly MadeChange[],
): ChangeablePrices | undefined {
  return standing.find(
    ({ change }) =>
      change.changeId !== changeId &&
      (change.validFrom < validFrom ||
        (change.validFrom.getTime() === validFrom.getTime() && change.changedAt < changedAt)),
  )?.change.prices
}

function presentPrices(prices: ChangeablePrices): DeskPrices {
  const { page, shipping, express, nonCommercialFee, groupPrice, taxPercent, deliveryDays } = prices
  return {
    page,
    shipping,
    express: express ?? null,
    nonCommercialFee: nonCommercialFee ?? null,
    groupPrice,
    taxPercent,
    deliveryDays,
  }
}
