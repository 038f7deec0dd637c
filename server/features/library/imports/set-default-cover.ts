import { applyEdits } from '#domain/books/apply-edits'
import { chooseCoverPhoto } from '#press/products/diary/choose-cover-photo'
import type { Deps } from '../../../deps.ts'
import { lockBook, updateBook } from '../books/store.ts'
import { hasCoverPictureStep, putPictureIntoSteps } from '../content/cover-steps.ts'
import { touchBook } from '../content/touch-book.ts'
import { designChanged } from '../topics.ts'
import type { ImportedItems } from './imported-items.ts'

/**
 * Puts the best photo that came in on a cover that has none, where its maker never chose one nor took one away. It is no step of
 * undo, as it is none of his.
 */
export async function setDefaultCover(deps: Deps, bid: string, importedItems: ImportedItems): Promise<void> {
  const printed = [...importedItems.values()]
    .filter(({ chosen, deleted, pending }) => chosen && !deleted && !pending)
    .map(({ original, edits }) => applyEdits(original, edits))
    .sort((a, b) => a.time - b.time)
  const photo = chooseCoverPhoto(printed)
  if (!photo) return
  const { picture, crop, focus } = photo
  await deps.db.transaction(async tx => {
    const book = await lockBook(tx, bid)
    if (!book || book.finalized || book.design.cover.pic !== undefined) return
    if (await hasCoverPictureStep(tx, bid)) return
    const { design } = book
    // of a part that is shown the middle is kept in sight, as of one that its maker chose (focus-cover.ts)
    const sight = crop ? { crop } : focus
    const shown = { pic: picture.sha256, ...sight }
    await updateBook(tx, bid, { design: { ...design, cover: { ...design.cover, ...shown } } })
    await putPictureIntoSteps(tx, bid, shown)
    await touchBook(tx, deps, bid, { months: [], items: [], by: 'import' })
    await deps.events.emit(tx, designChanged, { bid, part: 'cover' })
  })
}
