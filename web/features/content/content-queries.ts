import { queryOptions } from '@tanstack/react-query'
import { listChapters } from '#contract/chapters'
import { callApi } from '../../api/client.ts'

/** The months of a book, with how much is in each. */
export function chaptersQuery(bid: string) {
  return queryOptions({
    queryKey: ['chapters', bid],
    queryFn: ({ signal }) => callApi(listChapters, { params: { bid } }, { signal }),
  })
}

/** What is kept of the items of a book; `monthItemsKey` names those of one month. */
export const itemsKey = (sid: string) => ['items', sid]

/** What is kept of the recycle bin. */
export const binKey = (sid: string) => ['bin', sid]
