import type { readWarnings } from '#contract/book-check'
import type { Answer } from '#contract/call'
import { volumeMaximum } from '#domain/books/split-volumes'
import { leastBilledPages } from '#domain/prices/billed-pages'
import { missingOnCovers } from '#press/covers/cover-words'
import type { ImageElement } from '#press/page/display-list'
import type { BookPage } from '#press/products/diary/book-page'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { listPictures } from '../../library/images/store.ts'
import { planOf } from './plan-cache.ts'
import { settingsOf } from './settings-of.ts'

type Warnings = Answer<typeof readWarnings>
type Warning = Warnings['warnings'][number]

/** What a printer would object to, and what will cost: on the pages where it stands. */
export async function warningsOf(deps: Deps, book: BookRow): Promise<Warnings | Refused> {
  const plan = await planOf(deps, book)
  if (plan.pages.length === 0) return refuse('bookEmpty')
  const sizes = await sizesOf(
    deps,
    plan.pages.flatMap(({ page }) => imagesOf(page).map(image => image.photo)),
  )
  const warnings: Warning[] = []
  if (plan.pages.length < leastBilledPages.current)
    warnings.push({ kind: 'too-few-pages', value: leastBilledPages.current })
  if (plan.volumes.length > 1)
    warnings.push({ kind: 'more-volumes', value: volumeMaximum[settingsOf(book).binding] })
  for (const { key, volume, page } of plan.pages) {
    const kind = emptyInsert(book, page)
    if (kind) warnings.push({ kind, key, volume, folio: page.folio, insertId: page.insert })
    for (const image of imagesOf(page)) {
      const ppi = Math.round(((sizes.get(image.photo) ?? 0) * image.crop.w * 25.4) / image.w)
      if (ppi >= softBelow) continue
      const at = page.regions.find(
        region =>
          region.photo !== undefined &&
          region.x <= image.x + 1 &&
          image.x <= region.x + region.w &&
          region.y <= image.y + 1 &&
          image.y <= region.y + region.h,
      )
      const where = { key, volume, folio: page.folio, ...(at && { itemId: at.item }) }
      warnings.push(
        ppi === 0 ? { kind: 'missing-picture', ...where } : { kind: 'low-resolution', ...where, value: ppi },
      )
    }
  }
  const onCovers = missingOnCovers(book.design)
  if (onCovers.length > 0) warnings.push({ kind: 'missing-glyph', value: glyphsOf(onCovers) })
  for (const month of plan.months.values()) {
    const first = plan.pages.find(({ page }) => page.month === month.month)
    const where = first && { key: first.key, volume: first.volume, folio: first.page.folio }
    for (const itemId of month.lost ?? []) warnings.push({ kind: 'not-typeset', ...where, itemId })
    if (month.missing.length > 0 && where)
      warnings.push({ kind: 'missing-glyph', ...where, value: glyphsOf(month.missing) })
  }
  return { revision: book.revision, warnings }
}

// Enough of them to know what they are.
const glyphsOf = (missing: readonly string[]) => missing.slice(0, 20).join('')

/** What an inserted page lacks that it is there for: it would be printed blank, or with a caption alone. */
function emptyInsert({ design }: BookRow, page: BookPage): Warning['kind'] | undefined {
  const insert = design.inserts.find(({ insertId }) => insertId === page.insert)
  if (!insert || insert.kind === 'blank') return undefined
  if (insert.kind === 'photo') return imagesOf(page).length === 0 ? 'insert-without-photo' : undefined
  return page.elements.length === 0 ? 'insert-without-words' : undefined
}

const imagesOf = (page: BookPage): ImageElement[] =>
  page.elements.filter((element): element is ImageElement => element.kind === 'image')

async function sizesOf({ db }: Deps, shas: readonly string[]): Promise<Map<string, number>> {
  const distinct = [...new Set(shas)]
  if (distinct.length === 0) return new Map()
  const rows = await listPictures(db, distinct)
  return new Map(rows.map(row => [row.sha256, row.width]))
}

/** ppi; below it a photo looks soft in print (facts, print). */
const softBelow = 150
