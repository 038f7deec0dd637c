/** `away`: no answer, or not in time, or out of order. `refused`: the store knows no such key or bucket, or allows it nothing. */
export type WhyAway = 'away' | 'refused'

/** The store of files gives and takes nothing now: asking again later may help. */
export class StoreAway extends Error {
  readonly why: WhyAway
  /** The store's own words, where it said any. */
  readonly storeAnswer: string | undefined

  constructor(cause: unknown, why: WhyAway = 'away', storeAnswer?: string) {
    super(storeAwayWords[why], { cause })
    this.why = why
    this.storeAnswer = storeAnswer
  }
}

/** What a log says, and what is kept where only a message is. Who reads the second has something to mend. */
const storeAwayWords: Readonly<Record<WhyAway, string>> = {
  away: 'the store of files does not answer',
  refused: 'the store of files refuses us: its key, the rights of the key, or the name of the bucket',
}

/** That a store is away, in an error or in what caused it. */
export function storeAwayIn(error: unknown): StoreAway | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1)
    if (at instanceof StoreAway) return at
  return undefined
}

/** The same of an error of which only the message is left. */
export function saysStoreAway(message: string): boolean {
  return Object.values(storeAwayWords).includes(message)
}
