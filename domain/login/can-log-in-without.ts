import type { NetworkName } from '../catalogue/networks.ts'

/** Whether who has accounts at `linked` can still log in once those at `network` are unlinked. `offered`: by the site. */
export function canLogInWithout(
  network: NetworkName,
  linked: readonly NetworkName[],
  offered: readonly NetworkName[],
): boolean {
  return linked.some(other => other !== network && offered.includes(other))
}
