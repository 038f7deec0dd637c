import { z } from 'zod'
import { language } from '#contract/shapes'
import { topic } from '../../kernel/events/topic.ts'

/** Somebody logged in for the first time. */
export const accountOpened = topic(
  'account.opened',
  z.strictObject({ uid: z.string(), name: z.string(), language }),
)

/** A token was given back, by its hash: what is open with it ends. */
export const sessionClosed = topic('session.closed', z.strictObject({}))
