import type { QueryClient } from '@tanstack/react-query'
import type { DrawnPage } from '#contract/page'
import { chapterQuery, pageQueryKey } from './page-queries.ts'

/** The first page that an item stands on, or its words, by the drawings of its month. */
export async function findItemPage(
  queries: QueryClient,
  bid: string,
  chapterId: string,
  itemId: string,
  part?: 'words',
): Promise<DrawnPage | undefined> {
  const { pages } = await queries.fetchQuery({ ...chapterQuery({ bid }, chapterId), staleTime: 0, gcTime: 0 })
  // they were all drawn for this answer: nobody has to ask for them again
  for (const page of pages) queries.setQueryData(pageQueryKey(bid, page.key), page)
  return pages.find(page =>
    page.places.some(place => place.item === itemId && (!part || place.photo === undefined)),
  )
}
