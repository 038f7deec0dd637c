import { z } from 'zod'
import { progress } from './book.ts'
import { call } from './call.ts'
import { id, month } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const watchBook = call({
  method: 'GET',
  path: '/books/{bid}/events/',
  policy: { resource: 'book', action: 'read' },
  about:
    'Server-sent events: `progress` as in the book, `changed` with the revision, `months` that were set.',
  params,
  answer: z.union([
    z.object({ event: z.literal('progress'), data: progress }),
    z.object({
      event: z.literal('changed'),
      data: z.object({
        revision: z.number().int(),
        months: z.array(month),
        items: z.array(id),
        by: z.string(),
      }),
    }),
    z.object({
      event: z.literal('set'),
      data: z.object({ months: z.array(month), totalPage: z.number().int() }),
    }),
  ]),
  as: 'events',
  refusals: [],
})
