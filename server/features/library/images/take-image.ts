import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answer } from '#contract/call'
import type { uploadImage } from '#contract/images'
import { mediaHref } from '#domain/pictures/media-address'
import { isPictureTooSmall } from '#domain/pictures/picture-rules'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { countRate } from '../../../kernel/rates/count-rate.ts'
import { inScratch } from '../../../scratch.ts'
import { putFile } from '../files/put-file.ts'
import { endPut } from '../files/store.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import { pictureRow } from './picture-row.ts'
import { insertImage, insertPictures } from './store.ts'

/** Keeps one picture of a person, once it is known that it can be printed (specification 5). It is never in this memory. */
export async function takeImage(
  uid: string,
  file: Readable,
  deps: Deps,
): Promise<Answer<typeof uploadImage> | Refused> {
  const { hits } = await countRate(deps.db, `images of ${uid}`, 60_000)
  if (hits > mostAMinute) {
    file.resume()
    return refuse('tooManyRequests')
  }
  return await inScratch(deps.settings, `image-${deps.newId()}`, async folder => {
    const path = join(folder, 'image')
    await pipeline(file, createWriteStream(path))
    // a form's file that is too long just ends
    if ('truncated' in file && file.truncated) return refuse('tooLarge')
    return await keepImage(uid, path, deps)
  })
}

async function keepImage(
  uid: string,
  path: string,
  deps: Deps,
): Promise<Answer<typeof uploadImage> | Refused> {
  const look = await deps.pictures.run(uid, 'look', async () => ({ path }), { phash: true })
  if ('refused' in look && look.refused === 'full') return refuse('tooManyRequests')
  const picture = 'refused' in look ? { unreadable: look.refused } : look.output
  if ('unreadable' in picture) return refuse(refusals.get(picture.unreadable) ?? 'notAPicture')
  const { sha256, width, height } = picture
  // as it is after the rotation that the camera noted
  if (isPictureTooSmall(picture)) return refuse('pictureTooSmall')
  const bytes = (await stat(path)).size
  await putFile(deps, { uid }, { path })
  const imageId = deps.newId()
  const refused = await deps.db.transaction(async tx => {
    const reached = await checkQuota(tx, deps, uid, { images: 1, pictureBytes: bytes })
    if (reached) return reached
    await insertPictures(tx, [pictureRow(picture, bytes)])
    await insertImage(tx, { imageId, uid, sha256, width, height, uploadedAt: deps.now() })
    // a picture of a book that is deleted soon is no longer held than the book
    await endPut(tx, { uid }, sha256)
    return undefined
  })
  if (refused) return refused
  return { imageId, image: mediaHref(sha256, shownWidth), sha256, width, height }
}

/** px at which the answer shows the picture. */
const shownWidth = 640

/** Pictures that a person may bring: as many as a hand chooses, and no machine's many. */
const mostAMinute = 120

const refusals = new Map([
  ['not-a-picture', 'notAPicture'],
  ['unsupported-picture', 'notAPicture'],
  ['broken-picture', 'brokenPicture'],
  ['picture-too-large', 'pictureTooLarge'],
] as const) as ReadonlyMap<string, 'notAPicture' | 'brokenPicture' | 'pictureTooLarge'> // asked for any reason
