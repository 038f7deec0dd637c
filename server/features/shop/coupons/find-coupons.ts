import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { countGuess } from '../../library/sharing/count-guess.ts'
import type { KnownCoupon } from './store.ts'
import { forgiveGuess, listCouponsNamed, lockGuesses, writeGuesses } from './store.ts'

/** As codes are stored. */
export const codeText = (typed: string) => typed.trim().toUpperCase()

/**
 * The coupons of these codes that a person may know of, by their code. One that has ended or is used up is known to who claimed it,
 * was given it, or finds it among the official ones; to all others it is as if there had never been one, so that codes are not
 * learned by trying.
 */
export async function findCoupons(
  db: Sql,
  codes: readonly string[],
  uid: string | undefined,
  now: Date,
): Promise<ReadonlyMap<string, KnownCoupon>> {
  const rows = await listCouponsNamed(db, codes.map(codeText), uid)
  return new Map(rows.filter(row => isKnownTo(row, uid, now)).map(row => [row.code, row]))
}

function isKnownTo(row: KnownCoupon, uid: string | undefined, now: Date): boolean {
  if (row.uid !== null && row.uid !== uid) return false
  return isNoGuess(row) || hasUse(row, now)
}

/** A code that a person has without guessing. */
const isNoGuess = ({ uid, isClaimed, official }: KnownCoupon) => uid !== null || isClaimed || official

function hasUse(row: KnownCoupon, now: Date): boolean {
  return row.usesLeft > 0 && (row.expiresAt === null || row.expiresAt > now)
}

/**
 * The same, where guesses are counted: a person who asks for too many codes that are none waits. Each is counted as wrong before it
 * is looked at, so that many at once count as many. Who is not logged in is held back by his address alone (routes.ts).
 */
export async function guessCoupons(
  codes: readonly string[],
  uid: string | undefined,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<ReadonlyMap<string, KnownCoupon> | Refused> {
  if (codes.length === 0) return new Map()
  const at = now()
  const before = await findCoupons(db, codes, uid, at)
  const isGuess = (code: string) => {
    const row = before.get(codeText(code))
    return row === undefined || !isNoGuess(row)
  }
  if (uid === undefined || !codes.some(isGuess)) return before
  const isCounted = await db.transaction(async tx => {
    const guesses = countGuess(await lockGuesses(tx, uid), at)
    if (guesses) await writeGuesses(tx, uid, guesses)
    return guesses !== undefined
  })
  if (!isCounted) return refuse('tooManyRequests')
  if (codes.every(code => before.has(codeText(code)))) await forgiveGuess(db, uid)
  return before
}
