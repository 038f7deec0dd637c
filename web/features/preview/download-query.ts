import { queryOptions } from '@tanstack/react-query'
import { readDownload } from '#contract/downloads'
import { callApi } from '../../api/client.ts'

/** The reading edition, followed while it is being made even if no event comes. */
export function downloadQuery(bid: string) {
  return queryOptions({
    queryKey: ['download', bid],
    queryFn: ({ signal }) => callApi(readDownload, { params: { bid } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? 2_000 : false),
    staleTime: 0,
  })
}
