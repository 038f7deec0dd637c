import { availableParallelism } from 'node:os'
import type { Item, Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { keepPictures } from './keep-pictures.ts'
import { type LookOptions, lookAtAll, mediaKey, type OpenMedia } from './look-at-all.ts'
import { findNearDuplicates } from './near-duplicates.ts'

/**
 * Looks at every photo of the items: fills `media.picture`, and takes out what is missing, unreadable or a duplicate, with a
 * receipt line each. Videos are kept unopened. Near-duplicates are found where `phash` is asked for. Items keep their order.
 */
export async function lookAtPictures(
  items: readonly Item[],
  open: OpenMedia,
  options: Partial<LookOptions> = {},
): Promise<{ items: Item[]; receipt: ReceiptLine[]; nearDuplicates: { first: Media; second: Media }[] }> {
  const photos = items.flatMap(item => item.media.filter(media => media.kind === 'photo'))
  const looks = await lookAtAll(photos, open, {
    // each core has its next one waiting when it is done
    concurrency: 2 * availableParallelism(),
    phash: false,
    ...options,
  })
  const result = keepPictures(items, media =>
    media.kind === 'photo' ? looks.get(mediaKey(media)) : undefined,
  )
  const pairs = options.phash ? findNearDuplicates(result.items) : []
  return {
    ...result,
    nearDuplicates: pairs.map(({ first, second }) => ({ first: first.media, second: second.media })),
  }
}
