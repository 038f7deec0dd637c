import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { stripeWorld } from '#sandbox/stripe/stripe-world'

/** Stripe in a process of its own, as it is elsewhere in life: the settings by which a service asks it. */
export async function playStripe(): Promise<{ settings: Record<string, string>; stop(): Promise<void> }> {
  const child = fork(fileURLToPath(import.meta.url), [playing])
  const [port] = await once(child, 'message')
  return {
    settings: {
      STRIPE_SECRET_KEY: stripeSandbox.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripeSandbox.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripeSandbox.webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}/sandbox/stripe`,
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

const playing = 'playing'

if (process.argv[2] === playing) {
  const world = stripeWorld({ now: Date.now })
  const server = createServer((request, response) => void world.handle(request, response))
  server.listen(0, '127.0.0.1', () => {
    // a server that listens on a port has one
    process.send?.((server.address() as AddressInfo).port)
  })
  process.once('disconnect', () => process.exit(0))
}
