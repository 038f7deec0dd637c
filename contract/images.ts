import { z } from 'zod'
import { call } from './call.ts'
import { id, sha256 } from './shapes.ts'

/** A picture that its owner may put into entries, on inserted pages and on the cover. */
const image = z.object({
  imageId: id,
  /** Address of the picture. */
  image: z.string(),
  sha256,
  width: z.number().int(),
  height: z.number().int(),
})
export type Image = z.infer<typeof image>

export const uploadImage = call({
  method: 'POST',
  path: '/images/',
  policy: { resource: 'image', action: 'upload' },
  about: 'Takes one picture of at least 480 x 480 pixels.',
  form: { file: 'image' },
  answer: image,
  status: 201,
  refusals: ['pictureTooSmall', 'notAPicture', 'brokenPicture', 'pictureTooLarge', 'tooLarge'],
})

export const takePhotos = call({
  method: 'POST',
  path: '/books/{bid}/photos/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Takes photos of the book for its entries and inserted pages, as if they were uploaded once more.',
  params: z.strictObject({ bid: id }),
  body: z.strictObject({ pictures: z.array(sha256).min(1).max(100) }),
  answer: z.object({ images: z.array(image) }),
  status: 201,
  refusals: ['unknownPicture'],
})
