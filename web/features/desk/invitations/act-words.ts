import type { DeskInvitation } from '#contract/desk-invitations'

/** Which words an act has: what was sent to nobody is not sent again, but gets another address. */
export function actWords(act: 'renew' | 'withdraw', { email }: Pick<DeskInvitation, 'email'>) {
  return act === 'renew' && email === null ? 'readdress' : act
}
