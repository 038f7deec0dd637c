import type { NetworkName } from '#domain/catalogue/networks'
/** Specification 2 and 6: `user` routes are for those who are logged in. */
export type Access = 'public' | 'user'

/** Where a navigation goes instead: a guarded screen sends visitors to the social login, and back afterwards. */
export function redirectFor(access: Access, loggedIn: boolean, address: string): string | undefined {
  return access === 'public' || loggedIn ? undefined : loginAddress(address)
}

/** The social login that leads back to an address of this site. */
export function loginAddress(back: string, network: NetworkName = 'facebook'): string {
  return `/social/${network}_login?state=redirect_${encodeURIComponent(back)}`
}
