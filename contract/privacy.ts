import { z } from 'zod'
import { findingKinds, longestFinding } from '#domain/privacy/private-findings'
import { call } from './call.ts'
import { id, month } from './shapes.ts'

const sidOnly = z.strictObject({ sid: id })
const kind = z.enum(findingKinds)

export const listPrivacy = call({
  method: 'GET',
  path: '/socialbooks/{sid}/privacy/',
  policy: { resource: 'socialBook', action: 'read' },
  about:
    'What of the whole book its maker may not want in print: phone numbers, mail and home addresses, people, places, words of others.',
  params: sidOnly,
  answer: z.object({
    groups: z.array(
      z.object({
        kind,
        text: z.string(),
        /** At how many places it stands, and at how many of them it is kept. */
        count: z.number().int(),
        kept: z.number().int(),
        /** The first of them, in the order of the book. */
        places: z.array(
          z.object({
            itemId: id,
            chapterId: month,
            before: z.string(),
            after: z.string(),
            kept: z.boolean(),
          }),
        ),
      }),
    ),
    /** There are more than are listed. */
    cut: z.boolean(),
  }),
  refusals: [],
})

export const decidePrivacy = call({
  method: 'PUT',
  path: '/socialbooks/{sid}/privacy/',
  policy: { resource: 'socialBook', action: 'edit' },
  about:
    'Covers what was found (one step of undo), keeps it, or asks again: all of a kind that is not kept, one text all over the book, or in one entry.',
  params: sidOnly,
  body: z.strictObject({
    kind,
    text: z.string().min(1).max(longestFinding).optional(),
    /** Only with a text. */
    itemId: id.optional(),
    decision: z.enum(['cover', 'keep', 'ask']),
  }),
  /** How many entries were changed. */
  answer: z.object({ changed: z.number().int() }),
  refusals: [],
})
