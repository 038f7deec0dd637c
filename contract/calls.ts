import * as books from './books.ts'
import type { Call } from './call.ts'
import * as downloads from './downloads.ts'
import * as ownExports from './exports.ts'
import * as images from './images.ts'
import * as linkedNetworks from './linked-networks.ts'
import * as sessions from './sessions.ts'
import * as sharing from './sharing.ts'
import * as socialBooks from './social-books.ts'
import * as socialImports from './social-imports.ts'
import * as users from './users.ts'

/** Every call of the API by its name: what the server, the description and the tests are made from. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  [
    books,
    downloads,
    ownExports,
    images,
    linkedNetworks,
    sessions,
    sharing,
    socialBooks,
    socialImports,
    users,
  ].flatMap(room => Object.entries(room).filter((entry): entry is [string, Call] => isCall(entry[1]))),
)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'policy' in value && 'path' in value
}
