import { hash } from 'node:crypto'
import { mostCopies } from '#domain/prices/most-copies'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BasketLine, BasketRow } from './schema.ts'
import { listOwn, lockBasket, readLines, writeLines } from './store.ts'

/** What a person is about to order, and which version of it that is. */
export interface Basket {
  lines: BasketLine[]
  version: string
}

/** Books that are still his. */
export async function readBasket(uid: string, db: Sql): Promise<Basket> {
  const lines = await readLines(db, uid)
  const own = await listOwn(
    db,
    uid,
    lines.map(line => line.bid),
  )
  return { lines: joined(lines.filter(line => own.has(line.bid))), version: versionOf(lines) }
}

/**
 * Replaces it, or only this `version` of it: what another tab has ordered meanwhile is not put back. The same book in the same binding is one
 * line; copies of both add up.
 */
export async function changeBasket(
  uid: string,
  { lines: given, version }: { lines: readonly BasketLine[]; version?: string | undefined },
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Basket | Refused> {
  const own = await listOwn(
    db,
    uid,
    given.map(line => line.bid),
  )
  if (given.some(line => !own.has(line.bid))) return refuse('notFound')
  const lines = joined(given)
  return db.transaction(async tx => {
    const basket = await lockBasket(tx, uid)
    if (version !== undefined && version !== versionOf(basket?.lines ?? [])) return refuse('changedElsewhere')
    await writeLines(tx, uid, lines, now())
    return { lines, version: versionOf(lines) }
  })
}

const versionOf = (lines: readonly BasketLine[]): string =>
  hash('sha256', JSON.stringify(lines.map(({ bid, binding, quantity }) => [bid, binding, quantity])))

/** Without these of its lines, which were ordered. */
export async function takeFromBasket(
  tx: Sql,
  { uid, lines }: Pick<BasketRow, 'uid' | 'lines'>,
  ordered: readonly BasketLine[],
  now: Date,
): Promise<void> {
  const rest = lines.filter(line => !ordered.some(other => isSame(line, other)))
  if (rest.length < lines.length) await writeLines(tx, uid, rest, now)
}

/** Whether these lie in it, as many copies of each. */
export function isInBasket(basket: readonly BasketLine[], wanted: readonly BasketLine[]): boolean {
  const lying = joined(basket)
  return joined(wanted).every(line =>
    lying.some(other => isSame(line, other) && line.quantity === other.quantity),
  )
}

/** Lines of the same book in the same binding as one of all their copies, at most so many as there can be. */
export function joined(lines: readonly BasketLine[]): BasketLine[] {
  const distinct: BasketLine[] = []
  for (const line of lines) {
    const same = distinct.find(other => isSame(line, other))
    const quantity = Math.min((same?.quantity ?? 0) + line.quantity, mostCopies(line.binding)) // the first of its kind
    if (same) same.quantity = quantity
    else distinct.push({ ...line, quantity })
  }
  return distinct
}

const isSame = (line: BasketLine, other: BasketLine) =>
  line.bid === other.bid && line.binding === other.binding
