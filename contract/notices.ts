import { z } from 'zod'
import { call } from './call.ts'
import { id } from './shapes.ts'

export const askForNotice = call({
  method: 'POST',
  path: '/books/{bid}/notice/',
  policy: { resource: 'book', action: 'inspect' },
  about:
    'Its owner wants to hear when the work on a book is done; one mail tells the next end of an import or a PDF.',
  params: z.strictObject({ bid: id }),
  answer: z.object({
    /** There is an address to send a mail to, of an order or of the address book. */
    isMailed: z.boolean(),
  }),
  refusals: [],
})
