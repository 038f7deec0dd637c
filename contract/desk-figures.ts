import { z } from 'zod'
import { call } from './call.ts'
import { comparedMoment, money, region } from './shapes.ts'

const counted = z.object({ count: z.number().int(), total: money })

const regionFigures = z.object({
  region,
  /** Placed, whatever became of them. */
  placed: counted,
  /** Paid, with what was given back since. */
  paid: counted,
  /** Given back, in whole or in part. */
  refunded: counted,
  /** Printed pages of all copies that went to a printer. */
  pages: z.number().int(),
})
export type RegionFigures = z.infer<typeof regionFigures>

export const readDeskFigures = call({
  method: 'GET',
  path: '/desk/figures/',
  policy: { resource: 'desk', action: 'read' },
  about:
    'What was ordered, paid, given back and printed in a span of time, by region; regions without any are left out.',
  query: z.strictObject({
    from: comparedMoment,
    /** Not counted any more. */
    until: comparedMoment,
  }),
  answer: z.object({ regions: z.array(regionFigures) }),
  refusals: ['deskInvalid'],
})
