import { z } from 'zod'
import { idempotencyHeader } from './call.ts'

/** Headers of a call that writes an entry by hand. */
export const entryHeaders = z.object({
  [idempotencyHeader]: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/)
    .optional()
    .describe(
      'Names one entry of the book; the client makes it up. Without an answer, send the entry with the same key until one comes: the book has it once, as it was sent last, and what was changed in the book since is not taken back: other words are refused then (changedElsewhere). Without a key, each call writes an entry.',
    ),
})
