import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'

/**
 * Whether somebody has logged in so shortly before (settings.freshLoginMinutes) that he may change how one logs in to his account: a session
 * that was left open, or stolen, may not (ASVS 5.0, 7.5.1).
 */
export function isFreshLogin(
  caller: Partial<Pick<Caller, 'loggedInAt'>> | undefined,
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
): boolean {
  if (caller?.loggedInAt === undefined) return false
  return now().getTime() - caller.loggedInAt.getTime() < settings.freshLoginMinutes * 60_000
}
