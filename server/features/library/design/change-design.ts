import type { z } from 'zod'
import type { Design } from '#contract/book'
import type { changeDesign as changeDesignCall } from '#contract/design'
import { countCharacters, coverTextLimits } from '#domain/covers/cover-text'
import { pictureOfAddress } from '#domain/pictures/media-address'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { sameJson } from '../../../kernel/db/same-json.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook, rereadBook, updateBook } from '../books/store.ts'
import { listPrintedMonths } from '../content/printed-items.ts'
import { recordChange } from '../content/record-change.ts'
import { hasPicture } from '../content/store.ts'
import { touchBook } from '../content/touch-book.ts'
import { ownImages } from '../images/own-images.ts'
import { listPictures } from '../images/store.ts'
import { designChanged } from '../topics.ts'
import { focusCover } from './focus-cover.ts'

type DesignEdit = z.output<typeof changeDesignCall.body>

/** Changes the cover or the inserted pages, as a step of undo. */
export async function changeDesign(
  book: BookRow,
  edit: DesignEdit,
  by: string,
  deps: Deps,
): Promise<BookRow | Refused> {
  if (isTooLong(edit)) return refuse('badRequest', ['title', 'author'])
  const { db, events, now, settings } = deps
  return db.transaction(async tx => {
    const current = await lockBook(tx, book.bid)
    if (!current) return refuse('notFound')
    if (edit.revision !== undefined && edit.revision !== current.revision) return refuse('changedElsewhere')
    const { revision, run, cover, ...rest } = edit
    const { imageUrl, ...named } = cover ?? {}
    const pic = imageUrl === undefined ? undefined : pictureOfAddress(imageUrl, settings.publicOrigin)
    if (imageUrl !== undefined && pic === undefined) return refuse('unknownPicture')
    const ofAddress = pic !== undefined && { pic, imageId: null }
    const next = withoutAbsent({
      ...current.design,
      ...rest,
      cover: { ...current.design.cover, ...named, ...ofAddress },
    })
    const own = await knowsPictures(tx, current, next)
    if (!own) return refuse('unknownPicture')
    const withPictures = await focusCover(tx, current.design, own)
    if (sameJson(current.design, withPictures)) return current
    await updateBook(tx, book.bid, { design: withPictures })
    const editing = (withPictures.edited ?? false) !== (current.design.edited ?? false)
    const label = editing ? 'editing' : edit.inserts ? 'inserts' : 'cover'
    await recordChange(
      tx,
      book.bid,
      { label, run, before: { design: current.design }, after: { design: withPictures } },
      now(),
    )
    const months = editing ? await listPrintedMonths(tx, book.bid) : []
    await touchBook(tx, deps, book.bid, { months, items: [], by })
    await events.emit(tx, designChanged, { bid: book.bid, part: label })
    return rereadBook(tx, current)
  })
}

function isTooLong({ title, author }: DesignEdit): boolean {
  return (
    countCharacters(title ?? '') > coverTextLimits.title ||
    countCharacters(author ?? '') > coverTextLimits.author
  )
}

/** The design with the pictures behind its ids, if all of them are the maker's own; undefined if one is not. */
async function knowsPictures(tx: Sql, book: BookRow, design: Design): Promise<Design | undefined> {
  const { cover, inserts } = design
  const ids = [cover.imageId, ...inserts.map(insert => insert.imageId)].filter(id => id !== undefined)
  const owned = await ownImages(tx, book.uid, ids)
  if (!owned) return undefined
  const uploaded = owned.find(image => image.imageId === cover.imageId)
  if (uploaded) return { ...design, cover: { ...cover, pic: uploaded.sha256 } }
  if (cover.pic === undefined || cover.pic === book.design.cover.pic) return design
  const [picture] = await listPictures(tx, [cover.pic])
  return picture && (await hasPicture(tx, book.bid, cover.pic)) ? design : undefined
}

// absent and undefined are one in JSON; null takes a field away
function withoutAbsent(design: unknown): Design {
  return JSON.parse(JSON.stringify(design), (_, value) => value ?? undefined)
}
