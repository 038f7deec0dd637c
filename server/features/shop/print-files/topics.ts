import { z } from 'zod'
import { topic } from '../../../kernel/events/topic.ts'

/** Files for a printer were made and checked, or it is known that they cannot be. */
export const printEnded = topic('print.ended', z.strictObject({ runId: z.string() }))
