import { z } from 'zod'
import { invariant } from '#domain/invariant'
import { sandboxClient } from '#sandbox/social/sandbox-client'
import { completeSettings, readSettings } from '#server/settings'
import type { Settings } from '#server/settings-shape'
import { withSandbox } from './with-sandbox.ts'

/** What a part is told once it is there: only then may it begin. */
export type PartGround = z.infer<typeof shape>

/** What a part runs with: its environment, and what it was told. */
export function groundOf(message: unknown): { settings: Settings; webFolder?: string; smtpPort?: number } {
  const { databaseUrl, webFolder, smtpPort } = shape.parse(message)
  const settings = readSettings(process.env)
  if ('refused' in settings) throw new Error(JSON.stringify(settings))
  const { secret } = settings
  invariant(secret !== undefined, 'a part is started with the secret of all')
  const complete = completeSettings(settings, { databaseUrl, secret })
  return {
    settings: withSandbox(complete, sandboxClient, smtpPort),
    ...(smtpPort !== undefined && { smtpPort }),
    ...(webFolder !== undefined && { webFolder }),
  }
}

const shape = z.strictObject({
  databaseUrl: z.string(),
  webFolder: z.string().optional(),
  /** Of the sandbox's mail server, where the sandbox is played. */
  smtpPort: z.int().optional(),
})
