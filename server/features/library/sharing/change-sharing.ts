import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { z } from 'zod'
import type { Answer } from '#contract/call'
import type { changeSharing as changeSharingCall, readSharing } from '#contract/sharing'
import type { Deps } from '../../../deps.ts'
import { seal, unseal } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { hashOf } from '../../account/sessions/authenticate.ts'
import { updateBook } from '../books/store.ts'
import type { BookRow } from '../schema.ts'
import { deleteGuesses } from './store.ts'

type SharingChange = z.output<typeof changeSharingCall.body>

/** Makes a book public or private; makes, changes or ends its link. */
export async function changeSharing(
  book: BookRow,
  change: SharingChange,
  { db, settings }: Deps,
): Promise<BookRow> {
  // another password, another link: what was guessed before says nothing of it
  if (change.link === null || change.link?.renew || change.link?.password !== undefined)
    await deleteGuesses(db, book.bid)
  const changed = await updateBook(db, book.bid, {
    public: change.public ?? book.public,
    ...(await linkOf(book, change, settings.secret)),
  })
  return changed ?? book
}

async function linkOf(book: BookRow, { link }: SharingChange, secret: string) {
  if (link === undefined) return {}
  if (link === null)
    return { shareHash: null, sealedShare: null, shareExpiresAt: null, sharePasswordHash: null }
  const { expiresAt, password, renew } = link
  const key = renew || !book.sealedShare ? randomBytes(16).toString('base64url') : undefined
  return {
    ...(key !== undefined && { shareHash: hashOf(key), sealedShare: seal(secret, shareKey, key) }),
    ...(expiresAt !== undefined && { shareExpiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(password !== undefined && {
      sharePasswordHash: password === null ? null : await hashPassword(password),
    }),
  }
}

export function presentSharing(
  book: BookRow,
  { settings }: Pick<Deps, 'settings'>,
): Answer<typeof readSharing> {
  const share =
    book.sealedShare === null ? undefined : unseal(secretsOf(settings), shareKey, book.sealedShare)
  return {
    public: book.public,
    link:
      share === undefined
        ? null
        : {
            share,
            expiresAt: book.shareExpiresAt?.toISOString() ?? null,
            hasPassword: book.sharePasswordHash !== null,
          },
  }
}

/** What keys of share links are sealed for. */
export const shareKey = 'share-key'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(password, salt, 32)).toString('base64url')}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const expected = Buffer.from(key, 'base64url')
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), 32), expected)
}
