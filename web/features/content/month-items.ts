import { queryOptions } from '@tanstack/react-query'
import type { SocialItem } from '#contract/item'
import { listChapterItems } from '#contract/social-books'
import { callApi } from '../../api/client.ts'
import { itemsKey } from './content-queries.ts'

export const monthItemsKey = (sid: string, cid: string) => [...itemsKey(sid), cid]

/** All items of a month, in the order of their days, without those in the recycle bin. */
export function monthItemsQuery(sid: string, cid: string) {
  return queryOptions({
    queryKey: monthItemsKey(sid, cid),
    queryFn: ({ signal }) => readMonthItems(sid, cid, { signal }),
    enabled: cid !== '',
  })
}

/** All items of a month that are in the book or not chosen for it; of those in the recycle bin where `deleted` says so. */
export async function readMonthItems(
  sid: string,
  cid: string,
  { signal, deleted = false }: { signal?: AbortSignal; deleted?: boolean } = {},
): Promise<SocialItem[]> {
  const items: SocialItem[] = []
  for (let page = 0; ; page += 1) {
    const query = { page, pagesize: mostAtOnce, deleted: String(deleted) }
    const part = await callApi(listChapterItems, { params: { sid, cid }, query }, signal ? { signal } : {})
    items.push(...part.items)
    if (part.items.length < mostAtOnce || items.length >= part.total) return items
  }
}

const mostAtOnce = 200
