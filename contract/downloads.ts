import { z } from 'zod'
import { call } from './call.ts'
import { id } from './shapes.ts'

const params = z.strictObject({ bid: id })

const download = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed', 'stale']),
  done: z.number().int(),
  of: z.number().int(),
  /** The store of files does not answer; the making goes on by itself when it does. */
  waits: z.boolean(),
  /** Address of the file, good for a day. */
  href: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** Of the file: the cover and what is written, without the blank pages that binding adds. */
  pages: z.number().int().nullable(),
  name: z.string(),
})

export const makeDownload = call({
  method: 'POST',
  path: '/books/{bid}/pdf/',
  policy: { resource: 'book', action: 'download' },
  about: 'Makes the reading edition (PDF). The same book twice is made once.',
  params,
  answer: download,
  status: 202,
  refusals: ['bookEmpty'],
})

export const readDownload = call({
  method: 'GET',
  path: '/books/{bid}/pdf/',
  policy: { resource: 'book', action: 'download' },
  about: 'Whether the reading edition of the book as it is now is made, and where it is.',
  params,
  answer: download,
  refusals: [],
})
