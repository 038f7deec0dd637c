import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Answer } from '#contract/call'
import type { changeSharing as changeSharingCall, readSharing } from '#contract/sharing'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { seal, unseal } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { hashOf } from '../../account/sessions/authenticate.ts'
import { lockUser } from '../../account/users/store.ts'
import type { BookRow } from '../books/schema.ts'
import { updateBook } from '../books/store.ts'
import { isGuessable } from './is-guessable.ts'
import { hashPassword } from './share-password.ts'
import { deleteGuesses } from './store.ts'

type SharingChange = z.output<typeof changeSharingCall.body>

/**
 * Makes a book public or private; makes, changes or ends its link. While the deletion of the account is pending, nothing is opened:
 * that shares end was said when it was asked for.
 */
export async function changeSharing(
  book: BookRow,
  change: SharingChange,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'settings'>,
): Promise<BookRow | Refused> {
  const { bid, uid } = book
  const password = change.link?.password
  if (typeof password === 'string' && isGuessable(password, namesOn(book, deps.settings)))
    return refuse('guessablePassword')
  const isOpened = change.public === true || (change.link !== undefined && change.link !== null)
  const changes = {
    ...(change.public !== undefined && { public: change.public }),
    ...(await linkOf(book, change, deps.settings.secret)),
  }
  return deps.db.transaction(async tx => {
    // who asks for deletion in the same moment waits, or is waited for
    const owner = await lockUser(tx, uid)
    if (isOpened && owner?.deletesAt) return refuse('deletionPending')
    // another password, another link: what was guessed before says nothing of it
    if (change.link === null || change.link?.renew || change.link?.password !== undefined)
      await deleteGuesses(tx, bid)
    if (change.link?.password !== undefined)
      await securityEvent({ ...deps, db: tx }, { kind: 'share-password-changed', uid, target: bid, request })
    if (Object.keys(changes).length === 0) return book
    return (await updateBook(tx, bid, changes)) ?? book
  })
}

/** Who has the link reads them, or guesses them. */
function namesOn({ design }: BookRow, { brandName }: Pick<Deps['settings'], 'brandName'>): string[] {
  return [design.title, design.author, brandName]
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
