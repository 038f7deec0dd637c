import { queryOptions } from '@tanstack/react-query'
import { listFavourites } from '#contract/favourites'
import { callApi } from '../../api/client.ts'
import { starsSaved } from './save-star.ts'

/** The photos of a book that have a star. */
export function favouritesQuery(bid: string) {
  return queryOptions({
    queryKey: ['favourites', bid],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      await starsSaved(bid)
      return new Set((await callApi(listFavourites, { params: { bid } }, { signal })).pictures)
    },
  })
}
