import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Book } from '#contract/book'
import { listItems } from '#contract/social-books'
import { callApi } from '../../api/client.ts'
import type { SearchBook } from '../reader/book-search.tsx'
import { findItemPage } from '../reader/find-item-page.ts'

/** Searches the words of one's own book, and finds the pages that they stand on. */
export function useSearchBook({ bid, source: { sid } }: Book): SearchBook {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      key: ['search', bid],
      async find(q, signal) {
        const query = { q, chosen: 'true', deleted: 'false', pagesize: mostShown }
        const { items, total } = await callApi(listItems, { params: { sid }, query }, { signal })
        const found = items.map(({ itemId, chapterId, postDate, title, content }) => ({
          key: itemId,
          words: `${title} ${content}`,
          where: postDate.slice(0, 10).replaceAll('-', '/'),
          async place() {
            const page =
              (await findItemPage(queries, bid, chapterId, itemId, 'words')) ??
              (await findItemPage(queries, bid, chapterId, itemId))
            return page && { volume: page.volume, folio: page.folio }
          },
        }))
        return { found, total }
      },
    }),
    [queries, bid, sid],
  )
}

const mostShown = 100
