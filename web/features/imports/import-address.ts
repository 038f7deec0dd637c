import type { ContentNetwork } from '#domain/catalogue/networks'

export type FacebookSource = 'posts' | 'pages'

/** Where the browser goes to read a Facebook account into a book (specification 7, navigations). */
export function facebookImportAddress(uid: string, bid: string, sources: readonly FacebookSource[]): string {
  const search = new URLSearchParams({ uid, bid })
  for (const source of sources) search.append('source', source)
  return `/social/facebook_data?${search}`
}

function instagramImportAddress(uid: string, bid: string): string {
  return `/social/instagram_data?${new URLSearchParams({ uid, bid })}`
}

/** Where the browser goes to read all that an account holds. */
export const wholeImportAddresses: Record<ContentNetwork, (uid: string, bid: string) => string> = {
  facebook: (uid, bid) => facebookImportAddress(uid, bid, ['posts', 'pages']),
  instagram: instagramImportAddress,
}
