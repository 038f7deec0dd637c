import type { LoginWay } from '../catalogue/login-ways.ts'

/** Whether who is known by the ways of `linked` can log in by one of them. `offered`: by the site. */
export function canLogInWith(linked: readonly LoginWay[], offered: readonly LoginWay[]): boolean {
  return linked.some(way => offered.includes(way))
}
