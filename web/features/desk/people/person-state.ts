import type { DeskPersonRow } from '#contract/desk-people'

/** What is to be known first of an account: that it goes, then that it is disabled. */
export function personState({ deletesAt, disabledAt }: Pick<DeskPersonRow, 'deletesAt' | 'disabledAt'>) {
  if (deletesAt !== null) return 'deleting'
  return disabledAt === null ? 'open' : 'disabled'
}
