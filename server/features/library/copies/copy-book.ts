import { coverTextLimits } from '#domain/covers/cover-text'
import { studio as en } from '#locales/en/studio'
import { studio as hk } from '#locales/zh-hk/studio'
import { studio as tw } from '#locales/zh-tw/studio'
import { phrase, wordsIn } from '#press/text/book-words'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockUser } from '../../account/users/store.ts'
import type { BookRow } from '../books/schema.ts'
import { insertBook, lockBook } from '../books/store.ts'
import { copyItems } from '../content/store.ts'
import { copyFavourites } from '../favourites/store.ts'
import { copyKept } from '../kept-findings/store.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import { selectionChanged } from '../topics.ts'

/** Another book with the same content and look: editable, read by nobody else, without steps of undo; its pages are set later. */
export async function copyBook({ bid, uid }: BookRow, deps: Deps): Promise<BookRow | Refused> {
  return deps.db.transaction(async tx => {
    await lockUser(tx, uid)
    const book = await lockBook(tx, bid)
    if (!book) return refuse('notFound')
    const refused = await checkQuota(tx, deps, uid, { books: 1 })
    if (refused) return refused
    const now = deps.now()
    const copy = await insertBook(tx, {
      ...book,
      ...{ bid: deps.newId(), sid: deps.newId() },
      design: { ...book.design, title: titleOfCopy(book) },
      ...{ finalized: false, public: false, guide: false, totalPage: 0, revision: 0, endAt: null },
      ...{ shareHash: null, sealedShare: null, shareExpiresAt: null, sharePasswordHash: null },
      ...{ createdAt: now, updatedAt: now },
    })
    await copyItems(tx, bid, copy.bid, now)
    await copyKept(tx, bid, copy.bid)
    await copyFavourites(tx, bid, copy.bid)
    await deps.events.emit(tx, selectionChanged, { bid: copy.bid })
    return copy
  })
}

function titleOfCopy({ design: { title }, locale }: BookRow): string {
  const named = phrase(wordsIn(locale, { tw, hk, en }).copyOf, { title })
  return [...named].slice(0, coverTextLimits.title).join('')
}
