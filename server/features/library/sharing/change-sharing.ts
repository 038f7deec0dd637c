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
import { lockBook, updateBook } from '../books/store.ts'
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
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password
  return deps.db.transaction(async tx => {
    // who asks for deletion in the same moment waits, or is waited for
    const owner = await lockUser(tx, uid)
    if (isOpened && owner?.deletesAt) return refuse('deletionPending')
    // two that make a link at once make one
    const current = await lockBook(tx, bid)
    if (!current) return refuse('notFound')
    const changes = {
      ...(change.public !== undefined && { public: change.public }),
      ...linkOf(current, change, passwordHash, deps.settings),
    }
    // another password, another link: what was guessed before says nothing of it
    if ('shareHash' in changes || password !== undefined) await deleteGuesses(tx, bid)
    if (password !== undefined)
      await securityEvent({ ...deps, db: tx }, { kind: 'share-password-changed', uid, target: bid, request })
    if (Object.keys(changes).length === 0) return current
    return (await updateBook(tx, bid, changes)) ?? current
  })
}

/** Who has the link reads them, or guesses them. */
function namesOn({ design }: BookRow, { brandName }: Pick<Deps['settings'], 'brandName'>): string[] {
  return [design.title, design.author, brandName]
}

function linkOf(
  book: BookRow,
  { link }: SharingChange,
  passwordHash: string | null | undefined,
  settings: Deps['settings'],
) {
  if (link === undefined) return {}
  if (link === null)
    return { shareHash: null, sealedShare: null, shareExpiresAt: null, sharePasswordHash: null }
  const { expiresAt, renew } = link
  // one that nobody can be told any more ends for another
  const key = renew || keyOf(book, settings) === undefined ? randomBytes(16).toString('base64url') : undefined
  return {
    ...(key !== undefined && { shareHash: hashOf(key), sealedShare: seal(settings.secret, shareKey, key) }),
    ...(expiresAt !== undefined && { shareExpiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(passwordHash !== undefined && { sharePasswordHash: passwordHash }),
  }
}

/** The key of the book's link; undefined where there is none, or it was sealed with a secret that is gone: that opens the book still. */
function keyOf({ sealedShare }: BookRow, settings: Deps['settings']): string | undefined {
  return sealedShare === null ? undefined : unseal(secretsOf(settings), shareKey, sealedShare)
}

export function presentSharing(
  book: BookRow,
  { settings }: Pick<Deps, 'settings'>,
): Answer<typeof readSharing> {
  return {
    public: book.public,
    link:
      book.shareHash === null
        ? null
        : {
            share: keyOf(book, settings) ?? null,
            expiresAt: book.shareExpiresAt?.toISOString() ?? null,
            hasPassword: book.sharePasswordHash !== null,
          },
  }
}

/** What keys of share links are sealed for. */
export const shareKey = 'share-key'
