import pg from 'pg'
import { callerHere } from './caller-here.ts'
import { PoolBusy } from './pool-busy.ts'
import { Turns } from './turns.ts'

export interface Sharing {
  /** Connections that one caller holds at once: who has more to do waits without one. */
  mostOfOne: number
  /** For a turn, ms. */
  waitMs: number
  /** Called before anything waits; throws where the pool must not be asked. */
  before(): void
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void

/** A pool that no one person can empty. What waited too long fails with PoolBusy. */
export class SharedPool extends pg.Pool {
  readonly #before: () => void
  readonly #turns: Turns
  readonly #waiting = new Set<{ since: number }>()

  constructor(config: pg.PoolConfig, { mostOfOne, waitMs, before }: Sharing) {
    super(config)
    this.#before = before
    this.#turns = new Turns(mostOfOne, waitMs)
  }

  /** How long the oldest has waited for a connection, ms; 0 where none waits. Turns of one person do not count. */
  oldestWaitMs(now = performance.now()): number {
    // a set keeps the order in which they came
    const [oldest] = this.#waiting
    return oldest === undefined ? 0 : now - oldest.since
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taking = this.#take()
    if (!callback) return taking
    taking.then(
      client => callback(undefined, client, client.release),
      error => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #take(): Promise<pg.PoolClient> {
    this.#before()
    const caller = callerHere()
    const leave = caller === undefined ? () => undefined : await this.#turns.enter(caller)
    const wait = { since: performance.now() }
    this.#waiting.add(wait)
    try {
      const client = await super.connect()
      const release = client.release
      client.release = error => {
        leave()
        release.call(client, error)
      }
      return client
    } catch (error) {
      leave()
      // pg's only sign of it
      if (error instanceof Error && error.message === 'timeout exceeded when trying to connect')
        throw new PoolBusy()
      throw error
    } finally {
      this.#waiting.delete(wait)
    }
  }
}
