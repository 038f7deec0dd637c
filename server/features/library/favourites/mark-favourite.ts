import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockBook } from '../books/store.ts'
import { listHeldPictures } from '../files/store.ts'
import { deleteFavourite, insertFavourites } from './store.ts'

/** Gives a photo of a book a star, or takes it away; twice is once. */
export async function markFavourite(
  bid: string,
  sha256: string,
  favourite: boolean,
  { db }: Pick<Deps, 'db'>,
): Promise<Record<string, never> | Refused> {
  return db.transaction(async tx => {
    if (!(await lockBook(tx, bid))) return refuse('notFound')
    const [picture] = await listHeldPictures(tx, bid, [sha256])
    if (picture === undefined) return refuse('unknownPicture')
    if (favourite) await insertFavourites(tx, bid, [sha256])
    else await deleteFavourite(tx, bid, sha256)
    return {}
  })
}
