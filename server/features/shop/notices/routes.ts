import { askForNotice } from '#contract/notices'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../../library/books/policy.ts'
import { findMailAddress, insertNotice } from './store.ts'

const route = routesOf(bookPolicy)

export const noticeRoutes: readonly Route<Deps>[] = [
  route(askForNotice, async ({ book }, { db, newId, mailer }) => {
    await insertNotice(db, newId(), book.bid)
    const hasAddress = (await findMailAddress(db, book.uid)) !== undefined
    return { isMailed: mailer !== undefined && hasAddress }
  }),
]
