import { idempotencyHeader } from '#contract/call'
import * as calls from '#contract/social-books'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { tabOf } from '../../../kernel/http/tab-of.ts'
import { rereadBook } from '../books/store.ts'
import { presentItem } from '../content/present-item.ts'
import { importNetworks } from '../imports/import-networks.ts'
import { addPatch, changeOne } from './change-one.ts'
import { changeSpan } from './change-span.ts'
import { changeMany } from './choose-items.ts'
import { listItems } from './list-items.ts'
import { socialBookPolicy } from './policy.ts'
import { presentSocialBook } from './present-social-book.ts'

const route = routesOf(socialBookPolicy)

export const socialBookRoutes: readonly Route<Deps>[] = [
  route(calls.readSocialBook, ({ book, query }, { db }) => presentSocialBook(db, book, query.type)),
  route(calls.chooseAll, async ({ book, body, request }, deps) => {
    const { chosen, now, ...found } = body
    const which = {
      ...found,
      ...(now === 'chosen' && { chosen: true, deleted: false }),
      ...(now === 'left' && { chosen: false }),
    }
    await changeMany(book, which, { chosen }, { label: 'choose', by: tabOf(request) }, deps)
    return presentSocialBook(deps.db, await rereadBook(deps.db, book), body.type)
  }),
  route(calls.changeSpan, async ({ book, body, request }, deps) => {
    await changeSpan(book, body, tabOf(request), deps)
    return presentSocialBook(deps.db, await rereadBook(deps.db, book))
  }),
  route(calls.createPatch, async ({ book, headers, body, request }, deps) => {
    const written = await addPatch(book, body, tabOf(request), deps, headers[idempotencyHeader])
    return isRefused(written) ? written : presentItem(written.row, book.timeZone)
  }),
  route(calls.listChapterItems, ({ book, params, query }, deps) =>
    listItems(book, { ...query, month: params.cid }, deps),
  ),
  route(calls.listItems, ({ book, query }, deps) => listItems(book, query, deps)),
  route(calls.chooseChapter, async ({ book, params, body, request }, deps) => {
    const which = { month: params.cid, type: body.type }
    const { chosen } = body
    await changeMany(book, which, { chosen }, { label: 'choose', by: tabOf(request) }, deps)
    return presentSocialBook(deps.db, await rereadBook(deps.db, book), body.type)
  }),
  route(calls.changeSocialItem, async ({ book, params, body, request }, deps) => {
    const address = { itemId: params.itemId, chapterId: params.cid }
    const changed = await changeOne(book, address, body, tabOf(request), deps)
    return isRefused(changed) ? changed : presentItem(changed.row, book.timeZone)
  }),
  route(calls.flushChapter, async ({ book, params, body, caller, request }, deps) => {
    const by = tabOf(request)
    if (body.type === 'update') {
      const month = { since: params.cid, until: params.cid }
      const started = await importNetworks(book, caller.uid, month, deps)
      if (isRefused(started)) return started
      return { changed: 0, importing: true, socialBook: await presentSocialBook(deps.db, book) }
    }
    const deleted = body.type === 'delete'
    const label = deleted ? 'delete' : 'recover'
    const changed = await changeMany(book, { month: params.cid }, { deleted }, { label, by }, deps)
    return {
      changed,
      importing: false,
      socialBook: await presentSocialBook(deps.db, await rereadBook(deps.db, book)),
    }
  }),
]
