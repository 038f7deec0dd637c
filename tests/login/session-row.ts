import { randomUUID } from 'node:crypto'
import { hashOf } from '#server/features/account/sessions/authenticate'
import type { sessions } from '#server/features/account/sessions/schema'

/** A session that begins now and lives for an hour. */
export function sessionRow(
  uid: string,
  key: string,
  overrides: Partial<typeof sessions.$inferInsert> = {},
): typeof sessions.$inferInsert {
  const now = new Date()
  return {
    tokenHash: hashOf(key),
    uid,
    sessionId: randomUUID(),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    ...overrides,
  }
}
