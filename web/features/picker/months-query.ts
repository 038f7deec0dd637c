import { queryOptions } from '@tanstack/react-query'
import { listChapters } from '#contract/chapters'
import { callApi } from '../../api/client.ts'

/** The months of a book with what is in each. */
export function monthsQuery(bid: string) {
  return queryOptions({
    queryKey: ['months', bid],
    queryFn: ({ signal }) => callApi(listChapters, { params: { bid } }, { signal }),
  })
}
