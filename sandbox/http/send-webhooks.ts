import { request } from 'undici'
import type { HttpTrouble } from './trouble.ts'

export interface Webhook {
  headers: Record<string, string>
  body: string
}

export interface WebhookTarget {
  /** Where the product hears of events. */
  url: string
  /** The event as the provider sends it; `forged`: signed by somebody who is not the provider. */
  signed(event: object, forged: boolean): Webhook
}

/** Tells the product what happened, again and again while it does not take it, with the trouble that is ordered. */
export class WebhookSender {
  readonly #target: WebhookTarget | undefined
  readonly #trouble: HttpTrouble
  readonly #timers = new Map<NodeJS.Timeout, () => void>()
  readonly #underWay = new Set<Promise<void>>()
  #withheld: object | undefined
  #closed = false

  constructor(target: WebhookTarget | undefined, trouble: HttpTrouble) {
    this.#target = target
    this.#trouble = trouble
  }

  /** The event is on its way when this returns, and no later than that. */
  send(event: object): void {
    const trouble = this.#trouble.webhooks()
    const { lateMs, copies, reversed, forged } = trouble ?? { ...usual }
    if (reversed && this.#withheld === undefined) {
      this.#withheld = event
      return
    }
    const events = this.#withheld === undefined ? [event] : [event, this.#withheld]
    this.#withheld = undefined
    this.#begin(async () => {
      if (lateMs > 0) await this.#pause(lateMs)
      for (const event of events) {
        if (forged) await this.#deliver(event, true)
        for (let copy = 0; copy < copies; copy += 1) await this.#deliver(event, false)
      }
    })
  }

  /** When all that was sent has arrived, or was given up. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const [timer, end] of this.#timers) {
      clearTimeout(timer)
      end()
    }
    await this.settled()
  }

  #begin(work: () => Promise<void>): void {
    const underWay = work().finally(() => this.#underWay.delete(underWay))
    this.#underWay.add(underWay)
  }

  async #deliver(event: object, forged: boolean): Promise<void> {
    const target = this.#target
    if (target === undefined) return
    for (const pauseMs of forged ? [0] : pausesMs) {
      if (pauseMs > 0) await this.#pause(pauseMs)
      if (this.#closed) return
      const { headers, body } = target.signed(event, forged)
      const status = await post(target.url, headers, body)
      if (status !== undefined && status < 300) return
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      const end = () => {
        this.#timers.delete(timer)
        resolve()
      }
      const timer = setTimeout(end, this.#closed ? 0 : ms)
      this.#timers.set(timer, end)
    })
  }
}

const usual = { lateMs: 0, copies: 1, reversed: false, forged: false } as const
/** Real providers try for days. */
const pausesMs = [0, 500, 2_000, 5_000, 15_000]

async function post(url: string, headers: Record<string, string>, body: string): Promise<number | undefined> {
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
    })
    await answer.body.dump()
    return answer.statusCode
  } catch {
    // nobody answers: tried again
    return undefined
  }
}

const patienceMs = 20_000
