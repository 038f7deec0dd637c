import * as addresses from './addresses.ts'
import * as basket from './basket.ts'
import * as bookCheck from './book-check.ts'
import * as bookEvents from './book-events.ts'
import type { Call } from './call.ts'
import * as chapters from './chapters.ts'
import * as coupons from './coupons.ts'
import * as design from './design.ts'
import * as desk from './desk.ts'
import * as deskActs from './desk-acts.ts'
import * as deskBookkeeping from './desk-bookkeeping.ts'
import * as deskCouponBatches from './desk-coupon-batches.ts'
import * as deskCoupons from './desk-coupons.ts'
import * as deskFigures from './desk-figures.ts'
import * as deskInvitations from './desk-invitations.ts'
import * as deskJobs from './desk-jobs.ts'
import * as deskPeople from './desk-people.ts'
import * as deskPrices from './desk-prices.ts'
import * as deskService from './desk-service.ts'
import * as downloads from './downloads.ts'
import * as editions from './editions.ts'
import * as ownExports from './exports.ts'
import * as favourites from './favourites.ts'
import * as images from './images.ts'
import * as items from './items.ts'
import * as joining from './joining.ts'
import * as linkedAccounts from './linked-accounts.ts'
import * as logins from './logins.ts'
import * as notices from './notices.ts'
import * as orders from './orders.ts'
import * as pages from './pages.ts'
import * as passkeys from './passkeys.ts'
import * as payments from './payments.ts'
import * as prices from './prices.ts'
import * as privacy from './privacy.ts'
import * as proofs from './proofs.ts'
import * as sessions from './sessions.ts'
import * as sharing from './sharing.ts'
import * as shelf from './shelf.ts'
import * as socialBooks from './social-books.ts'
import * as socialImports from './social-imports.ts'
import * as typesets from './typesets.ts'
import * as undo from './undo.ts'
import * as users from './users.ts'

/** Every call of the API by its name: what the server, the description and the tests are made from. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  [
    addresses,
    basket,
    bookCheck,
    bookEvents,
    chapters,
    coupons,
    design,
    desk,
    deskActs,
    deskBookkeeping,
    deskCouponBatches,
    deskCoupons,
    deskFigures,
    deskJobs,
    deskInvitations,
    deskPeople,
    deskPrices,
    deskService,
    downloads,
    editions,
    ownExports,
    favourites,
    images,
    items,
    joining,
    linkedAccounts,
    logins,
    notices,
    orders,
    pages,
    passkeys,
    payments,
    prices,
    privacy,
    proofs,
    sessions,
    sharing,
    shelf,
    socialBooks,
    socialImports,
    typesets,
    undo,
    users,
  ].flatMap(room => Object.entries(room).filter((entry): entry is [string, Call] => isCall(entry[1]))),
)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'policy' in value && 'path' in value
}
