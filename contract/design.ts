import { z } from 'zod'
import { book, design } from './book.ts'
import { call } from './call.ts'
import { crop, id, sha256 } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const readDesign = call({
  method: 'GET',
  path: '/books/{bid}/design/',
  policy: { resource: 'book', action: 'read' },
  about: 'Cover and inserted pages.',
  params,
  answer: design.extend({ revision: z.number().int() }),
  refusals: [],
})

export const changeDesign = call({
  method: 'PUT',
  path: '/books/{bid}/design/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Changes the cover or the inserted pages. Absent fields stay.',
  params,
  body: z.strictObject({
    ...design.partial().shape,
    /** Absent fields of the cover stay too; null takes them away. */
    cover: design.shape.cover
      .partial()
      .extend({
        imageId: id.nullable().optional(),
        pic: sha256.nullable().optional(),
        crop: crop.nullable().optional(),
        /** A picture of this site by its address, in place of `pic`; any other is refused. */
        imageUrl: z.string().max(500).optional(),
      })
      .optional(),
    revision: z.number().int().optional(),
    run: id.optional(),
  }),
  answer: book,
  refusals: ['unknownPicture', 'changedElsewhere'],
})
