import type { Params } from 'react-router'
import type { Call } from '#contract/call'
import { searchPrices } from '#contract/prices'
import { listBooks, readBook } from '#contract/shelf'
import { priceTableQuery } from '../../features/prices/region-prices-query.ts'
import { bookQuery } from '../../features/reader/page-queries.ts'
import { shelfKey } from '../../features/shelf/shelf-key.ts'
import type { SessionUser } from '../../session/user.ts'

/** A call that a screen makes first, and by what it keeps the answer. */
export interface Read {
  key: readonly unknown[]
  call: Call
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  /** Key of the link by which a shared book is read. */
  share?: string | undefined
}

export interface Reader {
  params: Params
  search: URLSearchParams
  user: SessionUser | undefined
}

/** What screens are rendered from before the app starts, by their address; undefined where nothing can be rendered. */
export const readsOf: Readonly<Record<string, (reader: Reader) => Read[] | undefined>> = {
  '/pricing': () => [{ key: priceTableQuery.queryKey, call: searchPrices }],
  '/faq': () => [{ key: priceTableQuery.queryKey, call: searchPrices }],
  '/app/shelf': ({ user }) =>
    user && [{ key: shelfKey(user.uid), call: listBooks, query: { uid: user.uid } }],
  '/app/review/:bid?': ({ params, search }) => {
    const bid = params.bid ?? search.get('bid')
    const share = search.get('share') ?? undefined
    if (!bid) return undefined
    return [{ key: bookQuery({ bid, share }).queryKey, call: readBook, params: { bid }, share }]
  },
}
