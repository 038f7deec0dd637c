import * as calls from '#contract/books'
import { trims } from '#domain/catalogue/papers'
import { typesets } from '#press/typesets/typesets'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { tabOf } from '../../../kernel/http/tab-of.ts'
import { bookPolicy } from '../../library/books/policy.ts'
import { editItem } from '../../library/content/edit-item.ts'
import { presentItem } from '../../library/content/present-item.ts'
import { redoStep, undoStep } from '../../library/content/undo-redo.ts'
import { writePatch } from '../../library/content/write-patch.ts'
import { chapterNow } from './chapter-now.ts'
import { checkBook } from './check-book.ts'
import { drawPage, packedPage, presentPage } from './draw-page.ts'
import { listChapters } from './list-chapters.ts'
import { planOf } from './plan-cache.ts'
import { presentStep } from './present-step.ts'
import { previewTypeset } from './preview-typeset.ts'
import { settingsOf } from './settings-of.ts'
import { listUntypesetMonths } from './store.ts'
import { typesetBookMonths } from './typeset-book-months.ts'
import { typesetFew } from './typeset-few.ts'
import { warningsOf } from './warnings-of.ts'

const route = routesOf(bookPolicy)

export const pageRoutes: readonly Route<Deps>[] = [
  route(calls.readPlan, async ({ book, caller }, deps) => {
    // who sees all pages of the own book is about to change some
    if (book.uid === caller?.uid) void deps.engine.keepReady()
    const plan = await planOf(deps, book, await typesetFew(deps, book))
    if (plan.pages.length === 0) return refuse('bookEmpty')
    return {
      revision: book.revision,
      typeset: book.typeset,
      page: trims[typesets[settingsOf(book).typeset].paper],
      volumes: plan.volumes.map(({ number, pages, spineMm }) => ({ number, pages: pages.length, spineMm })),
      pages: plan.pages.map(presentPage),
    }
  }),
  route(calls.readPage, async ({ book, caller, params, reply }, deps) => {
    const plan = await planOf(deps, book)
    const page = plan.byKey.get(params.key)
    if (!page) return refuse('notFound')
    // its address names its content, but only for who may read the book
    reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('vary', 'Authorization, X-Share')
    return packedPage(deps, book, plan, page, book.uid === caller?.uid)
  }),
  route(calls.readChapterPages, async ({ book, caller, params }, deps) => {
    const isUnset = (await listUntypesetMonths(deps.db, book)).includes(params.chapterId)
    const plan = await planOf(
      deps,
      book,
      isUnset ? await typesetBookMonths(deps, book, [params.chapterId]) : undefined,
    )
    const pages = plan.pages.filter(({ page }) => page.month === params.chapterId)
    if (pages.length === 0) return refuse('notFound')
    const owns = book.uid === caller?.uid
    return {
      revision: book.revision,
      chapterId: params.chapterId,
      pages: await Promise.all(pages.map(page => drawPage(deps, book, plan, page, owns))),
    }
  }),
  route(calls.listChapters, ({ book }, { db }) => listChapters(db, book)),
  route(calls.checkBook, ({ book }, deps) => checkBook(deps, book)),
  route(calls.readWarnings, ({ book }, deps) => warningsOf(deps, book)),
  route(calls.previewTypeset, ({ book, params }, deps) => previewTypeset(book, params.typeset, deps)),
  route(calls.changeItem, async ({ book, params, body, request }, deps) => {
    const changed = await editItem(book, params, body, tabOf(request), deps)
    if (isRefused(changed)) return changed
    const { row, months } = changed
    const chapter = await chapterNow(deps, book.bid, months, row.month, row.itemId)
    return { item: presentItem(row, book.timeZone), chapter }
  }),
  route(calls.createItem, async ({ book, body, request }, deps) => {
    const written = await writePatch(book, body, tabOf(request), deps)
    if (isRefused(written)) return written
    const { row } = written
    const chapter = await chapterNow(deps, book.bid, [row.month], row.month, row.itemId)
    return { item: presentItem(row, book.timeZone), chapter }
  }),
  route(calls.undo, async ({ book, caller, request }, deps) => {
    const step = await undoStep(book, tabOf(request), deps)
    return isRefused(step) ? step : presentStep(book, caller.uid, step, deps)
  }),
  route(calls.redo, async ({ book, caller, request }, deps) => {
    const step = await redoStep(book, tabOf(request), deps)
    return isRefused(step) ? step : presentStep(book, caller.uid, step, deps)
  }),
]
