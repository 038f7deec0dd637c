import type { NetworkName } from '../catalogue/networks.ts'

/** Whether who has accounts at `linked` can log in with one of them. `offered`: by the site. */
export function canLogInWith(linked: readonly NetworkName[], offered: readonly NetworkName[]): boolean {
  return linked.some(network => offered.includes(network))
}
