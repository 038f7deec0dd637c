import { z } from 'zod'
import { topic } from '../../../kernel/events/topic.ts'

/** A token was given back, by its hash: what is open with it ends. */
export const sessionClosed = topic('session.closed', z.strictObject({}))
