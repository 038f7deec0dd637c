import { invariant } from '#domain/invariant'
import type { BookSettings } from '#press/products/diary/book-settings'
import { cutMonths } from '#press/products/diary/cut-months'
import { gatherRuns } from '#press/products/diary/months/gather-runs'
import { type MonthCache, monthKey } from '#press/products/diary/months/month-cache'
import { withStyleSheet } from '#press/products/diary/months/older-sheets'
import type { Snapshot } from '../freezing/snapshot.ts'

/**
 * The months of a snapshot as the press's cache: whatever press and binding ask, they are the pages that were ordered. Only for a book
 * without its broken pictures months are set anew, and kept nowhere. They were set for the paperback of the house, whoever prints them.
 */
export function frozenMonths(snapshot: Snapshot, settings: BookSettings): MonthCache {
  const { typeset, locale, timeZone, profile, binding, edited } = settings
  const pages = new Map(
    snapshot.months.map(({ pages }) => [pages.month, withStyleSheet(pages, snapshot.settings)]),
  )
  const items = snapshot.months.flatMap(month => month.items)
  const byKey = new Map(
    gatherRuns(cutMonths(items, timeZone), settings).map(run => {
      const frozen = pages.get(run.month)
      invariant(frozen, 'a snapshot has the pages of its months')
      const input = { ...run, typeset, locale, timeZone, profile, binding, ...(edited && { edited }) }
      return [monthKey(input), frozen]
    }),
  )
  return { get: async key => byKey.get(key), put: async () => undefined }
}
