import type { IncomingMessage, ServerResponse } from 'node:http'
import { luluWorld } from '#sandbox/lulu/lulu-world'
import { startMailCatcher } from '#sandbox/mail/mail-catcher'
import { paypalWorld } from '#sandbox/paypal/paypal-world'
import { socialWorld } from '#sandbox/social/social-world'
import { stripeWorld } from '#sandbox/stripe/stripe-world'

interface World {
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

export interface SandboxGround {
  /** Of drawn pictures; may be emptied at any time. */
  folder: string
  smtpPort?: number | undefined
  /** Where payments are kept; in memory alone without it. */
  paymentsFolder?: string
  /** Where the product listens, reached from this machine: what its providers tell goes there. */
  productOrigin: string
}

/** The outside world on this machine, each part of it below `/sandbox`; mail where a port is left for it. */
export async function playSandbox(ground: SandboxGround): Promise<World> {
  const { folder, smtpPort, paymentsFolder, productOrigin } = ground
  const provider = { now: Date.now, ...(paymentsFolder !== undefined && { folder: paymentsFolder }) }
  const worlds: World[] = [
    ...(smtpPort === undefined ? [] : [await startMailCatcher({ port: smtpPort })]),
    stripeWorld({ ...provider, webhookUrl: `${productOrigin}/webhooks/stripe` }),
    paypalWorld({ ...provider, webhookUrl: `${productOrigin}/webhooks/paypal` }),
    luluWorld(),
    // the last: whatever nobody else plays is not found by it
    socialWorld({ prefix: '/sandbox', folder, now: Date.now }),
  ]
  return {
    async handle(request, response) {
      for (const world of worlds) if (await world.handle(request, response)) return true
      return false
    },
    async close() {
      await Promise.all(worlds.map(world => world.close()))
    },
  }
}
