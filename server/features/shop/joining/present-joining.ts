import type { Joining } from '#contract/joining'
import { joiningObstacle } from '#domain/login/joining-obstacle'
import { limitsFor, quotaKinds } from '#domain/quotas/quotas'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { listIdentities } from '../../account/identities/store.ts'
import { findUser } from '../../account/users/store.ts'
import { listBooksOf } from '../../library/books/store.ts'
import { countPicturesOf } from '../../library/files/store.ts'
import { readUsed } from '../../library/quotas/store.ts'
import { countUploadsOf } from '../../library/uploads/store.ts'
import { findExport } from '../../pages/exports/store.ts'
import { countAddresses } from '../addresses/store.ts'
import { readBasket } from '../basket/basket.ts'
import { listCouponsOf } from '../coupons/store.ts'
import { listAllOrdersOf } from '../orders/store.ts'
import { factsOf } from './joining-facts.ts'
import { findProof } from './proofs.ts'

/** What joining the account that was proved in a session would do; null where none was, or where it is gone. */
export async function presentJoining(
  { uid, sessionId }: Pick<Caller, 'uid' | 'sessionId'>,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<Joining | null> {
  const { db, settings } = deps
  const proof = await findProof(db, sessionId, deps.now())
  const [into, from] = [await findUser(db, uid), proof && (await findUser(db, proof.uid))]
  if (!proof || !into || !from) return null
  const books = await listBooksOf(db, from.uid)
  const [used, more] = [await readUsed(db, uid), await readUsed(db, from.uid)]
  const limits = limitsFor(settings.quotas, into.quotas)
  return {
    from: from.uid,
    name: from.name,
    createdAt: from.createdAt.toISOString(),
    accounts: (await listIdentities(db, from.uid)).map(({ network, name }) => ({ network, name })),
    books: books.length,
    latest: books
      .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .slice(0, mostNamed)
      .map(({ bid, design }) => ({ bid, title: design.title })),
    shared: books.filter(book => book.public || book.shareHash !== null).length,
    pictures: await countPicturesOf(db, from.uid),
    archives: await countUploadsOf(db, from.uid),
    orders: (await listAllOrdersOf(db, from.uid)).length,
    addresses: await countAddresses(db, from.uid),
    coupons: (await listCouponsOf(db, from.uid)).length,
    basketLines: (await readBasket(from.uid, db)).lines.length,
    beyond: quotaKinds.filter(
      kind => limits[kind] > 0 && more[kind] > 0 && used[kind] + more[kind] > limits[kind],
    ),
    hasOwnLimits: Object.keys(from.quotas).length > 0,
    hasExport: (await findExport(db, from.uid)) !== undefined,
    obstacle: joiningObstacle(await factsOf(db, into, from, deps)) ?? null,
    expiresAt: proof.expiresAt.toISOString(),
  }
}

const mostNamed = 10
