import { z } from 'zod'
import { call } from './call.ts'
import { id, sha256 } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const listFavourites = call({
  method: 'GET',
  path: '/books/{bid}/favourites/',
  policy: { resource: 'book', action: 'inspect' },
  about: 'The photos of the book that its maker gave a star.',
  params,
  answer: z.object({ pictures: z.array(sha256) }),
  refusals: [],
})

export const markFavourite = call({
  method: 'PUT',
  path: '/books/{bid}/favourites/{sha256}/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Gives a photo of the book a star, or takes it away. Nothing that is printed changes.',
  params: params.extend({ sha256 }),
  body: z.strictObject({ favourite: z.boolean() }),
  answer: z.object({}),
  refusals: ['unknownPicture'],
})
