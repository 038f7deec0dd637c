import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Answer } from '#contract/call'
import type { uploadImage } from '#contract/images'
import { mediaHref } from '#domain/pictures/media-address'
import { isPictureTooSmall } from '#domain/pictures/picture-rules'
import { lookAtPicture } from '#sources/pictures/look-at-picture'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { insertImage, insertPictures } from './store.ts'

/** Keeps one picture of a person, once it is known that it can be printed (specification 5). */
export async function takeImage(
  uid: string,
  file: Readable,
  deps: Deps,
): Promise<Answer<typeof uploadImage> | Refused> {
  const bytes = await buffer(file)
  // a form's file that is too long just ends
  if ('truncated' in file && file.truncated) return refuse('tooLarge')
  if (bytes.length === 0) return refuse('notAPicture')
  const picture = await lookAtPicture(bytes, { phash: true })
  if ('unreadable' in picture) return refuse(refusals.get(picture.unreadable) ?? 'notAPicture')
  const { sha256, width, height, phash } = picture
  // as it is after the rotation that the camera noted
  if (isPictureTooSmall(picture)) return refuse('pictureTooSmall')
  await deps.files.put(bytes)
  const imageId = deps.newId()
  await deps.db.transaction(async tx => {
    await insertPictures(tx, [{ sha256, width, height, phash: phash ?? null, bytes: bytes.length }])
    await insertImage(tx, { imageId, uid, sha256, width, height, uploadedAt: deps.now() })
  })
  return { imageId, image: mediaHref(sha256, shownWidth), sha256, width, height }
}

/** px at which the answer shows the picture. */
const shownWidth = 640

const refusals = new Map([
  ['not-a-picture', 'notAPicture'],
  ['unsupported-picture', 'notAPicture'],
  ['broken-picture', 'brokenPicture'],
  ['picture-too-large', 'pictureTooLarge'],
] as const) as ReadonlyMap<string, 'notAPicture' | 'brokenPicture' | 'pictureTooLarge'> // asked for any reason
