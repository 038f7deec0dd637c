import { isMailAddress } from '../../../adapters/mail/is-mail-address.ts'

/**
 * The mailbox that somebody means, in the one form in which it is written to and known: no two people have addresses that differ in their
 * capitals alone. Undefined where it is none.
 */
export function mailboxOf(text: string): string | undefined {
  const mailbox = text.trim().normalize('NFKC').toLowerCase()
  return isMailAddress(mailbox) ? mailbox : undefined
}
