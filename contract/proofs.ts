import { z } from 'zod'
import { call } from './call.ts'
import { id, month } from './shapes.ts'

const sidOnly = z.strictObject({ sid: id })

export const listProofs = call({
  method: 'GET',
  path: '/socialbooks/{sid}/proofs/',
  policy: { resource: 'socialBook', action: 'read' },
  about:
    'The entries of the book that have words, in its order: which were read through, and how much is doubtful.',
  params: sidOnly,
  answer: z.object({
    entries: z.array(
      z.object({
        itemId: id,
        chapterId: month,
        /** Places whose form is doubtful (domain/proofing/find-doubts). */
        doubts: z.number().int(),
        /** Read through, with the words that it has now. */
        done: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const markProof = call({
  method: 'PUT',
  path: '/socialbooks/{sid}/proofs/{itemId}/',
  policy: { resource: 'socialBook', action: 'edit' },
  about:
    'Marks an entry as read through. The mark names its words (domain/proofing/entry-words): other words, no mark.',
  params: sidOnly.extend({ itemId: id }),
  body: z.strictObject({
    /** null: takes the mark away. */
    mark: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .nullable(),
  }),
  answer: z.object({}),
  refusals: [],
})
