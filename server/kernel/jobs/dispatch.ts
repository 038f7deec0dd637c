import { nextKind, type Slots, type Urgency } from './next-kind.ts'
import { type Pace, unpaced } from './pace.ts'
import { type Turns, takeTurns } from './take-turns.ts'

/** What waits in a queue, as far as it matters for whose turn it is. */
export interface Waiting {
  groupId?: string | null
}

/** A queue that a worker works on. */
export interface Kind<Row extends Waiting> {
  name: string
  urgency: Urgency
  concurrency: number
  /** The next job of anybody but these people. */
  fetch(passedOver: string[]): Promise<Row | undefined>
  run(row: Row): Promise<void>
}

export interface Dispatcher {
  /** There may be something in this queue, or in any. */
  wake(name?: string): void
  /** Fetches no more; resolves once nothing is being fetched. */
  stop(): Promise<void>
}

/**
 * Fetches jobs and runs them, as many at once as there are slots. When one ends, the next is fetched at once; a queue that gave nothing
 * is left alone until `wake`.
 */
export function dispatch<Row extends Waiting>(
  given: readonly Kind<Row>[],
  slots: Slots,
  onError: (error: unknown, name: string) => void,
  pace: Pace = unpaced,
): Dispatcher {
  const kinds = given.map(kind => ({
    kind,
    urgency: kind.urgency,
    concurrency: kind.concurrency,
    // where there is room for two, one person does not take all of it
    turns: takeTurns(Math.max(1, kind.concurrency - 1)),
    running: 0,
    mayWait: true,
    servedAt: 0,
  }))
  type Active = (typeof kinds)[number]
  let served = 0
  let stopped = false
  let isFetching = false
  let fetching: Promise<void> | undefined

  function go(): void {
    if (isFetching) return
    isFetching = true
    fetching = fetchAll()
  }

  const next = () => nextKind(kinds, pace.mayBegin() ? slots : { ...slots, background: 0 })

  async function fetchAll(): Promise<void> {
    for (let kind = next(); kind && !stopped; kind = next()) await fetchOf(kind)
    // no await since the last look: whoever wakes from here on is heard
    isFetching = false
  }

  async function fetchOf(active: Active): Promise<void> {
    // before the fetch: who wakes meanwhile is not overheard
    active.mayWait = false
    try {
      const row = await fetchFairly(active.kind, active.turns)
      if (row) start(active, row)
    } catch (error) {
      onError(error, active.kind.name)
    }
  }

  function start(active: Active, row: Row): void {
    const { kind, turns } = active
    const person = row.groupId ?? null
    active.mayWait = true
    active.servedAt = ++served
    active.running += 1
    turns.begin(person)
    if (kind.urgency !== 'interactive') pace.began()
    kind
      .run(row)
      .catch(error => onError(error, kind.name))
      .finally(() => {
        active.running -= 1
        turns.end(person)
        active.mayWait = true
        go()
      })
  }

  return {
    wake(name) {
      for (const active of kinds) if (name === undefined || active.kind.name === name) active.mayWait = true
      go()
    },
    async stop() {
      stopped = true
      await fetching
    },
  }
}

async function fetchFairly<Row extends Waiting>(kind: Kind<Row>, turns: Turns): Promise<Row | undefined> {
  const row = await kind.fetch(turns.passedOver())
  if (row || !turns.newRound()) return row
  return kind.fetch(turns.passedOver())
}
