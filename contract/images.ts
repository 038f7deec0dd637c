import { z } from 'zod'
import { call } from './call.ts'
import { id, sha256 } from './shapes.ts'

export const uploadImage = call({
  method: 'POST',
  path: '/images/',
  policy: { resource: 'image', action: 'upload' },
  about: 'Takes one picture of at least 480 x 480 pixels.',
  form: { file: 'image' },
  answer: z.object({
    imageId: id,
    /** Address of the picture. */
    image: z.string(),
    sha256,
    width: z.number().int(),
    height: z.number().int(),
  }),
  status: 201,
  refusals: ['pictureTooSmall', 'notAPicture', 'brokenPicture', 'pictureTooLarge', 'tooLarge'],
})
