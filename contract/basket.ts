import { z } from 'zod'
import { call } from './call.ts'
import { orderedBinding, quantity } from './order-lines.ts'
import { id } from './shapes.ts'

const line = { bid: id, binding: orderedBinding, quantity }
const basket = z.object({
  lines: z.array(z.object(line)),
  /** Another one once anything else lies in it. */
  version: z.string(),
})

export const readBasket = call({
  method: 'GET',
  path: '/basket/',
  policy: { resource: 'basket', action: 'read' },
  about: 'What is about to be ordered. Books that are gone are left out.',
  answer: basket,
  refusals: [],
})

export const changeBasket = call({
  method: 'PUT',
  path: '/basket/',
  policy: { resource: 'basket', action: 'change' },
  about: 'Replaces what is about to be ordered; a book stands in it once a binding.',
  body: z.strictObject({
    lines: z.array(z.strictObject(line)).max(20),
    /** The version that was read. Where the basket has another one, `changedElsewhere`; where absent, whatever lies in it is replaced. */
    version: z.string().max(100).optional(),
  }),
  answer: basket,
  refusals: ['notFound', 'changedElsewhere'],
})
