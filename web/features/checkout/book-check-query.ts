import { queryOptions } from '@tanstack/react-query'
import { checkBook } from '#contract/book-check'
import { callApi } from '../../api/client.ts'

/** What keeps a book from being printed as it is. */
export function bookCheckQuery(bid: string) {
  return queryOptions({
    queryKey: ['book check', bid],
    queryFn: ({ signal }) => callApi(checkBook, { params: { bid } }, { signal }),
  })
}
