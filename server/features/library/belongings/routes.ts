import { readDeletion } from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { userPolicy } from '../../account/users/policy.ts'
import { listBooksOf } from '../books/store.ts'
import { countPicturesOf } from '../files/store.ts'
import { countUploadsOf } from '../uploads/store.ts'

const route = routesOf(userPolicy)

/** What a person has here, for who thinks of deleting the account. */
export const belongingsRoutes: readonly Route<Deps>[] = [
  route(readDeletion, async ({ caller: { uid } }, { db, settings }) => ({
    days: settings.accountDeletionDays,
    books: (await listBooksOf(db, uid)).length,
    pictures: await countPicturesOf(db, uid),
    archives: await countUploadsOf(db, uid),
  })),
]
