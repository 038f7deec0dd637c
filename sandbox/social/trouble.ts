import { z } from 'zod'
import type { Grant } from './grants.ts'

/** What a test asks for; `person` left out means everybody. */
const Order = z.strictObject({
  person: z.string().optional(),
  /** Calls whose path ends so (`/me/posts`, `/token`; `/cdn` for pictures) fail so often, then work again. */
  fail: z
    .strictObject({
      path: z.string(),
      times: z.int().min(1).default(1),
      code: z.int().default(2),
      status: z.int().min(200).max(599).optional(),
    })
    .optional(),
  /** Answers to calls whose path ends so, or to all, wait so long, until the reset. */
  stall: z.strictObject({ path: z.string().default(''), ms: z.int().min(1).max(600_000) }).optional(),
  /** The login ends after so many more calls for content; the next login is whole. */
  expireAfter: z.int().min(0).optional(),
  /** `paging.next` points to this origin, until the reset. */
  redirectNextTo: z.url().optional(),
  /** The next list is an empty page whose `next` holds what should have been in it. */
  emptyPageWithNext: z.boolean().optional(),
})
type Order = z.infer<typeof Order>

export interface Failure {
  code: number
  status?: number
}

const RECOVERS_AFTER_MS = 3_000
const RECOVERS_AFTER_REFUSALS = 5

/** Misbehaviour on demand, and that which some people bring with them. */
export class Trouble {
  #orders: Order[] = []
  readonly #stalls = new Set<() => void>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

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

  /** Waits as ordered, and says whether this call is to fail. */
  async meet(person: string | undefined, path: string): Promise<Failure | undefined> {
    const orders = this.#of(person)
    const stall = orders.find(order => order.stall && path.endsWith(order.stall.path))?.stall
    if (stall) await this.#wait(stall.ms)
    const fail = orders.find(
      order => order.fail && order.fail.times > 0 && path.endsWith(order.fail.path),
    )?.fail
    if (!fail) return undefined
    fail.times -= 1
    return { code: fail.code, ...(fail.status === undefined ? {} : { status: fail.status }) }
  }

  /** Counts a call for content, and says with which code it is refused: 190 after the end, 4 while limited. */
  meter(grant: Grant): number | undefined {
    const order = this.#of(grant.person.key).find(order => order.expireAfter !== undefined)
    if (order?.expireAfter === 0) {
      delete order.expireAfter
      grant.revoked = true
    } else if (order?.expireAfter) order.expireAfter -= 1
    if (grant.callsLeft === 0) grant.revoked = true
    else if (grant.callsLeft) grant.callsLeft -= 1
    if (grant.revoked) return 190
    return this.#limited(grant) ? 4 : undefined
  }

  /** The use of the limit in percent, as the header has it. */
  usage(grant: Grant): number {
    const most = grant.person.callsUntilLimit
    if (most === undefined) return Math.min(99, Math.floor(grant.calls / 2))
    return this.#beyond(grant) ? 103 : Math.min(99, Math.floor((grant.calls / (most + 1)) * 100))
  }

  nextOrigin(person: string): string | undefined {
    return this.#of(person).find(order => order.redirectNextTo)?.redirectNextTo
  }

  takeEmptyPage(person: string): boolean {
    const order = this.#of(person).find(order => order.emptyPageWithNext)
    if (order) order.emptyPageWithNext = false
    return order !== undefined
  }

  #limited(grant: Grant): boolean {
    const most = grant.person.callsUntilLimit
    if (most !== undefined && grant.calls >= most && !grant.limit)
      grant.limit = { since: this.#now(), refusals: 0 }
    if (grant.limit && this.#beyond(grant)) {
      grant.limit.refusals += 1
      return true
    }
    grant.calls += 1
    return false
  }

  #beyond({ limit }: Grant): boolean {
    if (!limit) return false
    return limit.refusals < RECOVERS_AFTER_REFUSALS && this.#now() < limit.since + RECOVERS_AFTER_MS
  }

  #of(person: string | undefined): Order[] {
    return this.#orders.filter(order => order.person === undefined || order.person === person)
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
