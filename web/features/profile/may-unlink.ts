import type { User } from '#contract/users'
import { canLogInWith } from '#domain/login/can-log-in-with'
import { offeredWays } from '../../session/offered-ways.ts'

export type Account = User['accounts'][number]

/** Whether one could still log in without an account. */
export function mayUnlink(account: Account, accounts: readonly Account[]): boolean {
  const others = accounts.filter(other => other !== account)
  return canLogInWith(
    others.map(({ network }) => network),
    offeredWays(),
  )
}
