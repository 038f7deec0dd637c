import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { isKeyOf, passOf } from '../books/is-share-of.ts'
import { readBook } from '../books/store.ts'
import { countGuess } from './count-guess.ts'
import { isPassword } from './share-password.ts'
import { forgiveGuess, lockGuesses, writeGuesses } from './store.ts'

/** The key that reads a shared book, for who knows its password. Guesses are counted by book, whoever makes them from wherever. */
export async function unlockShare(
  bid: string,
  { share, password }: { share: string; password?: string | undefined },
  request: Pick<FastifyRequest, 'ip'>,
  deps: Deps,
): Promise<{ share: string } | Refused> {
  const { db, settings, now } = deps
  const book = await readBook(db, bid)
  const [key = ''] = share.split('.')
  // a link that is over, or another's, says nothing about the book
  if (!book || !isKeyOf(book, key, now())) return refuse('notFound')
  const hash = book.sharePasswordHash
  if (!hash) return { share: key }
  // the page asks whether there is one: that is no guess
  if (!password) return refuse('wrongPassword')
  const counted = await db.transaction(async tx => {
    const guesses = countGuess(await lockGuesses(tx, bid), now())
    if (guesses) await writeGuesses(tx, bid, guesses)
    return guesses
  })
  if (!counted) return refuse('tooManyRequests')
  if (await isPassword(password, hash)) {
    await forgiveGuess(db, bid)
    await securityEvent(deps, { kind: 'share-opened', target: bid, request })
    return { share: `${key}.${passOf(key, hash, settings.secret)}` }
  }
  const kind = counted.pausedUntil && counted.pausedUntil > now() ? 'share-paused' : 'share-guess'
  await securityEvent(deps, { kind, target: bid, request })
  return refuse('wrongPassword')
}
