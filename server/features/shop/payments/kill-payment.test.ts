import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePart } from '#sandbox/http/serve-part'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { type StripeWorld, stripeWorld } from '#sandbox/stripe/stripe-world'
import { paymentsOf } from '#server/adapters/payments/payments-of'
import { deeper, isDeep } from '../../../../tests/depth.ts'
import { payAndRefund } from '../../../../tests/shop/pay-and-refund.ts'
import { paymentFixture } from '../../../../tests/shop/payment-fixture.ts'

// Takes long: each worker that dies is a process.

let world: Awaited<ReturnType<typeof paymentFixture>>
let stripe: Awaited<ReturnType<typeof servePart<StripeWorld>>>
let sandbox: string
beforeAll(async () => {
  stripe = await servePart(() => stripeWorld({ now: Date.now }))
  sandbox = `${stripe.origin}/sandbox/stripe`
  const settings = { stripe: { ...stripeSandbox, apiUrl: sandbox, scriptUrl: '' } }
  world = await paymentFixture(paymentsOf(settings, () => new Date()))
})
afterAll(async () => {
  await stripe?.close()
  await world?.close()
})

/** A worker that dies at a step; null where it came to its end before. */
async function work(pid: string, dieAt: number): Promise<string | null> {
  const script = join(import.meta.dirname, '..', '..', '..', '..', 'tests', 'shop', 'payment-worker.ts')
  const args = [script, world.database.url, world.folder, sandbox, pid, String(dieAt)]
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code, signal] = await once(worker, 'exit')
  expect(code === 0 || signal === 'SIGKILL').toBe(true)
  return signal
}

test.runIf(isDeep)(
  'killed at any step of beginning, settling and giving back, and gone on with: one charge, one refund, all told once',
  deeper,
  async () => {
    let steps = 0
    for (let signal: string | null = 'SIGKILL'; signal !== null; ) {
      steps += 1
      const { oid, pid } = await world.order()
      signal = await work(pid, steps)
      await payAndRefund(world.deps, sandbox, pid)
      expect(await world.written(oid)).toMatchObject({
        state: 'partlyRefunded',
        coupon: 'redeemed',
        emitted: ['order.paid', 'order.refunded'],
        payments: [{ state: 'partlyRefunded', trouble: null }],
      })
    }
    expect(steps).toBeGreaterThan(12)
    const charges = stripe.part.charges()
    expect(charges).toHaveLength(steps)
    expect(new Set(charges.map(({ amount, amount_refunded }) => `${amount} ${amount_refunded}`))).toEqual(
      new Set(['69000 10000']),
    )
  },
)
