import type { Answer } from '#contract/call'
import type { takePhotos as takePhotosCall } from '#contract/images'
import { mediaHref } from '#domain/pictures/media-address'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook } from '../books/store.ts'
import { listHeldPictures } from '../files/store.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import { insertImage, listPictures } from './store.ts'

/** Photos of a book for another place in it: each becomes an image of its owner, and counts as one. */
export async function takePhotos(
  { bid, uid }: Pick<BookRow, 'bid' | 'uid'>,
  chosenHashes: readonly string[],
  deps: Deps,
): Promise<Answer<typeof takePhotosCall> | Refused> {
  return deps.db.transaction(async tx => {
    // while the book is there, so are the files of its pictures
    if (!(await lockBook(tx, bid))) return refuse('notFound')
    const hashes = await listHeldPictures(tx, bid, chosenHashes)
    const pictures = new Map((await listPictures(tx, hashes)).map(picture => [picture.sha256, picture]))
    const reached = await checkQuota(tx, deps, uid, { images: chosenHashes.length })
    if (reached) return reached
    const images = []
    for (const sha256 of chosenHashes) {
      const picture = pictures.get(sha256)
      if (!picture) return refuse('unknownPicture')
      const { width, height } = picture
      images.push({ imageId: deps.newId(), sha256, width, height })
    }
    for (const image of images) await insertImage(tx, { ...image, uid, uploadedAt: deps.now() })
    return { images: images.map(image => ({ ...image, image: mediaHref(image.sha256, shownWidth) })) }
  })
}

/** px at which the answer shows a picture. */
const shownWidth = 640
