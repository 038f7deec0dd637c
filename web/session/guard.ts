import type { NetworkName } from '#domain/catalogue/networks'
/** Specification 2 and 6: `user` routes are for those who are logged in. */
export type Access = 'public' | 'user'

/** Where a navigation goes instead: a guarded screen sends visitors to the login, of a network where that is the way, and back afterwards. */
export function redirectFor(
  access: Access,
  loggedIn: boolean,
  address: string,
  network: NetworkName | undefined,
): string | undefined {
  return access === 'public' || loggedIn ? undefined : loginAddress(address, network)
}

/** The login that leads back to an address of this site: of a network, or the screen where one chooses. */
export function loginAddress(back: string, network: NetworkName | undefined): string {
  const path = network === undefined ? '/login' : `/social/${network}_login`
  return `${path}?state=redirect_${encodeURIComponent(back)}`
}
