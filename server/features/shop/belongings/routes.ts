import { readDeletion } from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../../account/users/policy.ts'
import { listBooksOf } from '../../library/books/store.ts'
import { countPicturesOf } from '../../library/files/store.ts'
import { countUploadsOf } from '../../library/uploads/store.ts'
import { countPaidOrdersOf } from '../orders/store.ts'

const route = routesOf(userPolicy)

/** What a person has here, and what of it stays, for who thinks of deleting the account. */
export const belongingsRoutes: readonly Route<Deps>[] = [
  route(readDeletion, async ({ caller: { uid } }, { db, settings }) => ({
    days: settings.accountDeletionDays,
    books: (await listBooksOf(db, uid)).length,
    pictures: await countPicturesOf(db, uid),
    archives: await countUploadsOf(db, uid),
    paidOrders: await countPaidOrdersOf(db, uid),
  })),
]
