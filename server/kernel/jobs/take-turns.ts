/** Whose job of a kind is next. In each round everybody who waits is served once. */
export interface Turns {
  /** Who is passed over now: has had his turn in this round, or has as much running as one person may. */
  passedOver(): string[]
  /** Begins a round anew; false where that changes nothing. */
  newRound(): boolean
  begin(person: string | null): void
  end(person: string | null): void
}

/** `most`: jobs of one person at once. */
export function takeTurns(most: number): Turns {
  const served = new Set<string>()
  const running = new Map<string, number>()
  const count = (person: string | null, change: number) => {
    if (person === null) return
    const now = (running.get(person) ?? 0) + change
    if (now > 0) running.set(person, now)
    else running.delete(person)
  }
  return {
    passedOver() {
      const busy = [...running].filter(([, jobs]) => jobs >= most).map(([person]) => person)
      return [...new Set([...served, ...busy])]
    },
    newRound() {
      const isOther = served.size > 0
      served.clear()
      return isOther
    },
    begin(person) {
      count(person, 1)
      // a round of all people of a large service would make a long list: a new one is nearly as fair
      if (served.size >= mostServed) served.clear()
      if (person !== null) served.add(person)
    },
    end: person => count(person, -1),
  }
}

const mostServed = 1_000
