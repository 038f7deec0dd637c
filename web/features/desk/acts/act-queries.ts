import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import { type DeskActName, deskActNames, listDeskActs } from '#contract/desk-acts'
import { callApi } from '../../../api/client.ts'

/** Which acts are shown; it stands in the address. */
export interface ActFilter {
  act?: DeskActName
  search?: string
  /** Of one order, coupon or region alone. */
  target?: string
}

export const actsKey = 'desk acts'

/** What an address says; what is no such thing is left out. */
export function actFilterOf(params: URLSearchParams): ActFilter {
  const act = deskActNames.find(name => name === params.get('act'))
  const search = params.get('search')?.trim().slice(0, 100)
  return { ...(act && { act }), ...(search && { search }) }
}

/** What the staff did, the newest first, a hundred at a time. */
export function actsQuery(filter: ActFilter) {
  return infiniteQueryOptions({
    queryKey: [actsKey, filter],
    queryFn: ({ signal, pageParam }) => {
      const query: NonNullable<CallInput<typeof listDeskActs>['query']> = {
        ...filter,
        ...(pageParam !== undefined && { before: pageParam }),
      }
      return callApi(listDeskActs, { query }, { signal })
    },
    // where nothing is known of what comes before
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasMore, acts }) => (hasMore ? acts.at(-1)?.actId : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
