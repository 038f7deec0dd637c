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

/** Somebody wants his account deleted, and has until then to think about it. What is open to others of it ends now. */
export const accountDeletionRequested = topic(
  'account.deletion-requested',
  z.strictObject({ uid: z.string(), deletesAt: z.iso.datetime() }),
)

/** Who runs the service has disabled an account. What is open to others of it is closed until it is enabled. */
export const accountDisabled = topic('account.disabled', z.strictObject({ uid: z.string() }))

export const accountEnabled = topic('account.enabled', z.strictObject({ uid: z.string() }))

/** An account is about to be deleted: what is of it in the features above goes first. */
export const accountErasing = topic('account.erasing', z.strictObject({ uid: z.string() }))
