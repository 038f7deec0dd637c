import { join } from 'node:path'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { startApi } from '#server/app'
import { groundOf } from './part-ground.ts'
import { playSandbox } from './play-sandbox.ts'
import { setApiPriority } from './priorities.ts'
import { sandboxCoupons } from './sandbox-coupons.ts'
import { nearOrigin } from './with-sandbox.ts'

export async function begin(
  message: unknown,
  { sandbox }: { sandbox: boolean },
): Promise<{ close(): Promise<void> }> {
  const { settings, webFolder, smtpPort } = groundOf(message)
  setApiPriority(settings.workerPriority)
  const folder = join(settings.dataFolder, 'sandbox')
  const world =
    sandbox && settings.sandbox
      ? await playSandbox({
          folder,
          smtpPort,
          paymentsFolder: join(folder, 'payments'),
          productOrigin: nearOrigin(settings),
        })
      : undefined
  const api = await startApi(settings, {
    ...(world && { sandbox: world }),
    // whoever is paid for real gives out his own
    ...(world && settings.stripe?.secretKey === stripeSandbox.secretKey && { coupons: sandboxCoupons }),
    ...(webFolder !== undefined && { webFolder }),
  })
  return {
    async close() {
      await api.close()
      await world?.close()
    },
  }
}
