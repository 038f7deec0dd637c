import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { markFavourite } from '#contract/favourites'
import { callApi } from '../../api/client.ts'
import { showError } from '../../ui/toast.ts'
import { favouritesQuery } from './favourites-query.ts'
import { saveStar } from './save-star.ts'

export interface Favourites {
  /** Absent until they are known. */
  pictures: ReadonlySet<string> | undefined
  /** Had a star since the list was opened: what loses it here stays in sight, under the finger. */
  had(sha256: string): boolean
  toggle(sha256: string): void
}

/** The stars of a book as its maker sees them now; each press is saved. */
export function useFavourites(bid: string): Favourites {
  const queries = useQueryClient()
  const { queryKey } = favouritesQuery(bid)
  const { data: pictures } = useQuery(favouritesQuery(bid))
  const lost = useRef(new Set<string>())
  return {
    pictures,
    had: sha256 => pictures?.has(sha256) === true || lost.current.has(sha256),
    toggle(sha256) {
      const favourite = pictures?.has(sha256) !== true
      if (!favourite) lost.current.add(sha256)
      // an answer that is on its way knows nothing of it
      void queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (known = new Set()) => {
        const next = new Set(known)
        if (favourite) next.add(sha256)
        else next.delete(sha256)
        return next
      })
      const save = () => callApi(markFavourite, { params: { bid, sha256 }, body: { favourite } })
      saveStar(bid, save).catch(error => {
        void showError(error)
        void queries.invalidateQueries({ queryKey })
      })
    },
  }
}
