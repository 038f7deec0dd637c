import * as checkCalls from '#contract/book-check'
import { idempotencyHeader } from '#contract/call'
import * as chapterCalls from '#contract/chapters'
import * as editionCalls from '#contract/editions'
import * as itemCalls from '#contract/items'
import * as pageCalls from '#contract/pages'
import { previewTypeset as previewTypesetCall } from '#contract/typesets'
import * as undoCalls from '#contract/undo'
import { trims } from '#domain/catalogue/papers'
import { isOfMonth } from '#press/products/diary/months-on-pages'
import { typesets } from '#press/typesets/typesets'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { tabOf } from '../../../kernel/http/tab-of.ts'
import { bookPolicy } from '../../library/books/policy.ts'
import { presentBook } from '../../library/books/present-book.ts'
import { editItem } from '../../library/content/edit-item.ts'
import { presenterOfMonth } from '../../library/content/presenter-of-month.ts'
import { redoStep, undoStep } from '../../library/content/undo-redo.ts'
import { writePatch } from '../../library/content/write-patch.ts'
import { chapterNow } from './chapter-now.ts'
import { checkBook } from './check-book.ts'
import { drawPage, packedPage, presentPage } from './draw-page.ts'
import { listChapters } from './list-chapters.ts'
import { packedFonts } from './page-fonts.ts'
import { planOf } from './plan-cache.ts'
import { presentStep } from './present-step.ts'
import { previewEdition } from './preview-edition.ts'
import { previewTypeset } from './preview-typeset.ts'
import { searchPages } from './search-pages.ts'
import { settingsOf } from './settings-of.ts'
import { listUntypesetMonths } from './store.ts'
import { takeEdition } from './take-edition.ts'
import { typesetBookMonths } from './typeset-book-months.ts'
import { typesetFew } from './typeset-few.ts'
import { warningsOf } from './warnings-of.ts'

const route = routesOf(bookPolicy)

export const pageRoutes: readonly Route<Deps>[] = [
  route(pageCalls.readPlan, async ({ book, caller }, deps) => {
    // who sees all pages of the own book is about to change some
    if (book.uid === caller?.uid) void deps.engine.keepReady()
    const plan = await planOf(deps, book, await typesetFew(deps, book, { isChanged: false }))
    if (plan.pages.length === 0) return refuse('bookEmpty')
    return {
      revision: book.revision,
      typeset: book.typeset,
      page: trims[typesets[settingsOf(book).typeset].paper],
      volumes: plan.volumes.map(({ number, pages, spineMm }) => ({ number, pages: pages.length, spineMm })),
      pages: plan.pages.map(presentPage),
    }
  }),
  route(pageCalls.readPage, async ({ book, caller, params, reply }, deps) => {
    const plan = await planOf(deps, book)
    const page = plan.byKey.get(params.key)
    if (!page) return refuse('notFound')
    // its address names its content, but only for who may read the book, and its owner is told more. Browsers say who reads by a cookie;
    // their others change seldom (another language, the link of another book), and pages are only read again then
    reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('vary', 'Authorization, Cookie, X-Share')
    return packedPage(deps, book, page, book.uid === caller?.uid)
  }),
  route(
    pageCalls.searchPages,
    async ({ book, query }, deps) => {
      const { pages } = await planOf(deps, book)
      return pages.length === 0 ? refuse('bookEmpty') : searchPages(pages, query.q)
    },
    // as often as one types and rests, of an address behind which may be a family
    { max: 120, timeWindow: 60_000 },
  ),
  route(pageCalls.readPageFonts, async ({ book, params }, deps) => {
    const plan = await planOf(deps, book)
    const page = plan.byKey.get(params.key)
    return page ? packedFonts(deps, book, page) : refuse('notFound')
  }),
  route(chapterCalls.readChapterPages, async ({ book, caller, params }, deps) => {
    const isUnset = (await listUntypesetMonths(deps.db, book)).includes(params.chapterId)
    const plan = await planOf(
      deps,
      book,
      isUnset ? await typesetBookMonths(deps, book, [params.chapterId]) : undefined,
    )
    const pages = plan.pages.filter(({ page }) => isOfMonth(page, params.chapterId))
    if (pages.length === 0) return refuse('notFound')
    const owns = book.uid === caller?.uid
    return {
      revision: book.revision,
      chapterId: params.chapterId,
      pages: await Promise.all(pages.map(page => drawPage(deps, book, page, owns))),
    }
  }),
  route(chapterCalls.listChapters, ({ book }, { db }) => listChapters(db, book)),
  route(checkCalls.checkBook, ({ book }, deps) => checkBook(deps, book)),
  route(checkCalls.readWarnings, ({ book }, deps) => warningsOf(deps, book)),
  route(previewTypesetCall, ({ book, params }, deps) => previewTypeset(book, params.typeset, deps)),
  route(editionCalls.previewEdition, ({ book }, deps) => previewEdition(book, deps)),
  route(editionCalls.takeEdition, async ({ book, caller, request }, deps) =>
    presentBook(deps.db, await takeEdition(book, tabOf(request), deps), caller.uid),
  ),
  route(itemCalls.changeItem, async ({ book, params, body, request }, deps) => {
    const changed = await editItem(book, params, body, tabOf(request), deps)
    if (isRefused(changed)) return changed
    const { row, months } = changed
    const [chapter, present] = await Promise.all([
      chapterNow(deps, book.bid, months, row.month, row.itemId),
      presenterOfMonth(deps.db, book, row.month),
    ])
    return { item: present(row), chapter }
  }),
  route(itemCalls.createItem, async ({ book, headers, body, request }, deps) => {
    const written = await writePatch(book, body, tabOf(request), deps, headers[idempotencyHeader])
    if (isRefused(written)) return written
    const { row, months } = written
    const chapter = await chapterNow(deps, book.bid, months, row.month, row.itemId)
    const present = await presenterOfMonth(deps.db, book, row.month)
    return { item: present(row), chapter }
  }),
  route(undoCalls.undo, async ({ book, caller, request }, deps) => {
    const step = await undoStep(book, tabOf(request), deps)
    return isRefused(step) ? step : presentStep(book, caller.uid, step, deps)
  }),
  route(undoCalls.redo, async ({ book, caller, request }, deps) => {
    const step = await redoStep(book, tabOf(request), deps)
    return isRefused(step) ? step : presentStep(book, caller.uid, step, deps)
  }),
]
