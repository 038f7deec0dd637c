import type { Answer } from '#contract/call'
import type { readReceipt } from '#contract/social-imports'

/** What became of all that was brought into a book. */
export type Receipt = Answer<typeof readReceipt>
