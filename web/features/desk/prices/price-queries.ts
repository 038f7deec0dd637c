import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import { changeDeskPrices, type DeskRegion, listDeskPrices, withdrawDeskPrices } from '#contract/desk-prices'
import type { RegionCode } from '#domain/catalogue/regions'
import { callApi } from '../../../api/client.ts'
import { actsKey } from '../acts/act-queries.ts'

/** What books cost in each region, and how it was changed. */
export const deskPricesQuery = queryOptions({
  queryKey: ['desk prices'],
  queryFn: ({ signal }) => callApi(listDeskPrices, {}, { signal }),
  staleTime: 0,
})

export function useChangePrices(region: RegionCode) {
  const shown = useShownAfter()
  return useMutation({
    mutationFn: (body: CallInput<typeof changeDeskPrices>['body']) =>
      callApi(changeDeskPrices, { params: { region }, body }),
    ...shown,
  })
}

export function useWithdrawPrices(region: RegionCode) {
  const shown = useShownAfter()
  return useMutation({
    mutationFn: (changeId: string) => callApi(withdrawDeskPrices, { params: { region, changeId } }),
    ...shown,
  })
}

/** The region is shown as it is after it; where it was refused, as it is now. */
function useShownAfter() {
  const queries = useQueryClient()
  return {
    onSuccess: (changed: DeskRegion) => {
      queries.setQueryData(
        deskPricesQuery.queryKey,
        before =>
          before && { regions: before.regions.map(row => (row.region === changed.region ? changed : row)) },
      )
      void queries.invalidateQueries({ queryKey: ['price table'] })
      return queries.invalidateQueries({ queryKey: [actsKey] })
    },
    onError: () => queries.invalidateQueries({ queryKey: deskPricesQuery.queryKey }),
  }
}
