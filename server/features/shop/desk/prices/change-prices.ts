import type { CallInput } from '#contract/call'
import type { changeDeskPrices, DeskPrices, DeskRegion } from '#contract/desk-prices'
import { wireName } from '#contract/wire'
import type { RegionCode } from '#domain/catalogue/regions'
import { type PriceDifference, priceDifferences } from '#domain/prices/price-changes'
import { priceFaults } from '#domain/prices/price-faults'
import { type ChangeablePrices, standardPrices } from '#domain/prices/price-table'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../kernel/http/refusal.ts'
import { insertPrices, lockPrices, readPriceTable, withdrawPrices } from '../../prices/store.ts'
import { type ActingStaff, recordAct } from '../acts/record-act.ts'
import { presentRegion } from './present-region.ts'
import { findChange, listChanges } from './store.ts'

/** Sets the prices of a region from a moment on. Refused where they cannot be, or where others changed them since they were looked at. */
export async function changePrices(
  region: RegionCode,
  wanted: CallInput<typeof changeDeskPrices>['body'],
  staff: ActingStaff,
  deps: Deps,
): Promise<DeskRegion | Refused> {
  const { currency } = standardPrices[region]
  const prices = pricesOf(wanted.prices)
  const faults = priceFaults(prices, currency)
  if (faults.length > 0)
    return refuse(
      'deskInvalid',
      faults.map(({ field }) => (field.startsWith('page.') ? field : wireName(field))),
    )
  return deps.db.transaction(async tx => {
    await lockPrices(tx, region)
    const now = deps.now()
    const validFrom = wanted.validFrom === null ? now : new Date(wanted.validFrom)
    if (validFrom < now || validFrom.getTime() > now.getTime() + yearMs)
      return refuse('deskInvalid', ['valid_from'])
    const before = presentRegion(region, await listChanges(tx, [region]), now)
    if (before.lastChange !== wanted.lastChange) return refuse('deskOutdated')
    const differences = priceDifferences((await readPriceTable(tx, validFrom))[region], prices)
    if (differences.length === 0) return refuse('deskInvalid', [])
    const changeId = deps.newId()
    const { uid } = staff.caller
    await insertPrices(tx, { changeId, region, prices, validFrom, changedAt: now, changedBy: uid })
    const from = { name: 'validFrom', value: validFrom.toISOString() }
    const details = [from, ...differences.map(detailOf)]
    await recordAct(tx, { act: 'changePrices', target: region, details }, staff, deps)
    return presentRegion(region, await listChanges(tx, [region]), now)
  })
}

const yearMs = 366 * 24 * 3_600_000

/** Takes a change back that has not taken effect. */
export async function withdrawChange(
  region: RegionCode,
  changeId: string,
  staff: ActingStaff,
  deps: Deps,
): Promise<DeskRegion | Refused> {
  return deps.db.transaction(async tx => {
    await lockPrices(tx, region)
    const change = await findChange(tx, region, changeId)
    if (!change) return refuse('notFound')
    const now = deps.now()
    const isWithdrawn = await withdrawPrices(tx, { region, changeId, uid: staff.caller.uid, now })
    if (!isWithdrawn) return refuse('deskOutdated')
    const details = [{ name: 'validFrom', value: change.validFrom.toISOString() }]
    await recordAct(tx, { act: 'withdrawPrices', target: region, details }, staff, deps)
    return presentRegion(region, await listChanges(tx, [region]), now)
  })
}

function pricesOf({ express, nonCommercialFee, ...prices }: DeskPrices): ChangeablePrices {
  return {
    ...prices,
    ...(express !== null && { express }),
    ...(nonCommercialFee !== null && { nonCommercialFee }),
  }
}

function detailOf({ field, from, to }: PriceDifference): { name: string; value: string } {
  return { name: field, value: `${from ?? '–'} → ${to ?? '–'}` }
}
