import type { z } from 'zod'
import type { Design } from '#contract/book'
import type { changeDesign as changeDesignCall } from '#contract/books'
import { countCharacters, coverTextLimits } from '#domain/covers/cover-text'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { sameJson } from '../../../kernel/db/same-json.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockBook, rereadBook, updateBook } from '../books/store.ts'
import { recordChange } from '../content/record-change.ts'
import { hasPicture } from '../content/store.ts'
import { touchBook } from '../content/touch-book.ts'
import { ownImages } from '../images/own-images.ts'
import { listPictures } from '../images/store.ts'
import type { BookRow } from '../schema.ts'
import { designChanged } from '../topics.ts'

type DesignEdit = z.output<typeof changeDesignCall.body>

/** Changes the cover or the inserted pages, as a step of undo. */
export async function changeDesign(
  book: BookRow,
  edit: DesignEdit,
  by: string,
  deps: Deps,
): Promise<BookRow | Refused> {
  if (isTooLong(edit)) return refuse('badRequest', ['title', 'author'])
  const { db, events, now } = deps
  return db.transaction(async tx => {
    const current = await lockBook(tx, book.bid)
    if (!current) return refuse('notFound')
    if (edit.revision !== undefined && edit.revision !== current.revision) return refuse('changedElsewhere')
    const { revision, run, cover, ...rest } = edit
    const next = withoutAbsent({ ...current.design, ...rest, cover: { ...current.design.cover, ...cover } })
    const known = await knowsPictures(tx, current, next)
    if (!known) return refuse('unknownPicture')
    if (sameJson(current.design, known)) return current
    await updateBook(tx, book.bid, { design: known })
    const label = edit.inserts ? 'inserts' : 'cover'
    await recordChange(
      tx,
      book.bid,
      { label, run, before: { design: current.design }, after: { design: known } },
      now(),
    )
    await touchBook(tx, deps, book.bid, { months: [], items: [], by })
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
  if (
    cover.pic !== undefined &&
    cover.pic !== book.design.cover.pic &&
    !(await isOfBook(tx, book.bid, cover.pic))
  )
    return undefined
  return design
}

async function isOfBook(tx: Sql, bid: string, sha256: string): Promise<boolean> {
  const [picture] = await listPictures(tx, [sha256])
  return picture !== undefined && (await hasPicture(tx, bid, sha256))
}

// absent and undefined are one in JSON; null takes a field away
function withoutAbsent(design: unknown): Design {
  return JSON.parse(JSON.stringify(design), (_, value) => value ?? undefined)
}
