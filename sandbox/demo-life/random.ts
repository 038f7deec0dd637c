/** A seeded stream of numbers: the same seed gives the same life, whatever the machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  range(low: number, high: number): number
  /** Whole number, both ends included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** Any text makes a seed; streams of different seeds are unrelated. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + (high - low) * next()
  const int = (low: number, high: number) => Math.floor(range(low, high + 1))
  return {
    next,
    range,
    int,
    chance: probability => next() < probability,
    pick: choices => choices[int(0, choices.length - 1)] ?? choices[0],
  }
}

/** FNV-1a over the code units: 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}
