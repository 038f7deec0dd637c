import type { Deps } from '../../../deps.ts'
import { secretsOf } from '../../../settings.ts'
import { isSame, signature } from '../../../signature.ts'
import { hashOf } from '../../account/sessions/authenticate.ts'
import type { BookRow } from './schema.ts'

/** Whether what stands in the share header opens the book: the key of its link, with the pass if it has a password. */
export function isShareOf(
  book: Pick<BookRow, 'suspended' | 'shareHash' | 'shareExpiresAt' | 'sharePasswordHash'>,
  shown: string | string[] | undefined,
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
): boolean {
  if (typeof shown !== 'string') return false
  const [, pass = ''] = shown.split('.')
  const key = keyOfShown(shown)
  if (!isKeyOf(book, key, now())) return false
  const hash = book.sharePasswordHash
  return !hash || secretsOf(settings).some(secret => isSame(passOf(key, hash, secret), pass))
}

/** The key of what is shown: the pass stands behind it. */
export const keyOfShown = (shown: string) => shown.split('.')[0] ?? ''

/** Whether it is the key of the book's link, while that lives. */
export function isKeyOf(
  book: Pick<BookRow, 'suspended' | 'shareHash' | 'shareExpiresAt'>,
  key: string,
  now: Date,
): boolean {
  if (book.suspended || !book.shareHash || (book.shareExpiresAt && book.shareExpiresAt <= now)) return false
  return isSame(book.shareHash, hashOf(key))
}

/** What a reader shows beside the key once he has given the password; dies with the key or the password. */
export function passOf(key: string, passwordHash: string, secret: string): string {
  return signature(`${key} ${passwordHash}`, secret)
}
