import { PoolBusy } from './pool-busy.ts'

interface Line {
  inside: number
  waiting: (() => void)[]
}

/** Lets so many in at once by one name; the others of that name wait in their order, so long at most. */
export class Turns {
  readonly #most: number
  readonly #waitMs: number
  readonly #lines = new Map<string, Line>()

  constructor(most: number, waitMs: number) {
    this.#most = most
    this.#waitMs = waitMs
  }

  /** Gives what ends the turn. Rejects with PoolBusy where it did not come in time. */
  async enter(name: string): Promise<() => void> {
    const line = this.#lines.get(name) ?? { inside: 0, waiting: [] }
    this.#lines.set(name, line)
    if (line.inside < this.#most) line.inside += 1
    else await this.#turnOf(line)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = line.waiting.shift()
      // the turn goes on to who waited longest
      if (next) return next()
      line.inside -= 1
      if (line.inside === 0) this.#lines.delete(name)
    }
  }

  #turnOf(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(begin), 1)
        reject(new PoolBusy())
      }, this.#waitMs)
      line.waiting.push(begin)
    })
  }
}
