import { z } from 'zod'

/** What a test asks of a played provider; all of it holds until the reset, or so often as it says. */
const Order = z.strictObject({
  /** Calls whose path ends so are refused before anything is done. */
  fail: z
    .strictObject({
      path: z.string().default(''),
      times: z.int().min(1).default(1),
      status: z.int().min(400).max(599).default(500),
    })
    .optional(),
  /** The connection breaks: before anything is done or, `after`, once all is done and nobody hears of it. */
  drop: z
    .strictObject({
      path: z.string().default(''),
      times: z.int().min(1).default(1),
      after: z.boolean().default(false),
    })
    .optional(),
  /** Answers to calls whose path ends so, or to all, wait so long. */
  stall: z.strictObject({ path: z.string().default(''), ms: z.int().min(1).max(600_000) }).optional(),
  webhooks: z
    .strictObject({
      /** Sent so much later. */
      lateMs: z.int().min(0).max(600_000).default(0),
      /** Each so often; 0: none is sent. */
      copies: z.int().min(0).max(5).default(1),
      /** Two and two, the later one first. */
      reversed: z.boolean().default(false),
      /** Before each, the same with a signature that is not the provider's. */
      forged: z.boolean().default(false),
    })
    .optional(),
})
type Order = z.infer<typeof Order>

export type WebhookTrouble = NonNullable<Order['webhooks']>

/** What befalls one call. */
export interface Misfortune {
  status?: number
  drop?: 'before' | 'after'
}

/** Misbehaviour of a played provider, on demand. */
export class HttpTrouble {
  #orders: Order[] = []
  readonly #stalls = new Set<() => void>()

  /** What is wrong with the order, if anything is. */
  take(body: string): { refused: 'control'; why: string } | undefined {
    const order = Order.safeParse(parsed(body))
    if (!order.success) return { refused: 'control', why: z.prettifyError(order.error) }
    this.#orders.push(order.data)
    return undefined
  }

  reset(): void {
    this.#orders = []
    for (const end of this.#stalls) end()
  }

  /** Waits as ordered, and says what befalls this call. */
  async meet(path: string): Promise<Misfortune> {
    const stall = this.#orders.find(({ stall }) => stall && path.endsWith(stall.path))?.stall
    if (stall) await this.#wait(stall.ms)
    const fail = this.#orders.find(({ fail }) => fail && fail.times > 0 && path.endsWith(fail.path))?.fail
    if (fail) {
      fail.times -= 1
      return { status: fail.status }
    }
    const drop = this.#orders.find(({ drop }) => drop && drop.times > 0 && path.endsWith(drop.path))?.drop
    if (!drop) return {}
    drop.times -= 1
    return { drop: drop.after ? 'after' : 'before' }
  }

  webhooks(): WebhookTrouble | undefined {
    return this.#orders.findLast(order => order.webhooks)?.webhooks
  }

  #wait(ms: number): Promise<void> {
    return new Promise(resolve => {
      const end = () => {
        clearTimeout(timer)
        this.#stalls.delete(end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.#stalls.add(end)
    })
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
