import { join } from 'node:path'
import { socialWorld } from '#sandbox/social/social-world'
import { startApi } from '#server/app'
import { groundOf } from './part-ground.ts'

export async function begin(
  message: unknown,
  { sandbox }: { sandbox: boolean },
): Promise<{ close(): Promise<void> }> {
  const { settings, webFolder } = groundOf(message)
  const folder = join(settings.dataFolder, 'sandbox')
  return startApi(settings, {
    ...(sandbox &&
      settings.sandbox && { sandbox: socialWorld({ prefix: '/sandbox', folder, now: Date.now }) }),
    ...(webFolder !== undefined && { webFolder }),
  })
}
