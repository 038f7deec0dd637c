import { availableParallelism, totalmem } from 'node:os'

export interface Machine {
  cores: number
  memoryBytes: number
}

/** What this process may use: of a container, its share. `memoryBytes`: in place of what is found. */
export function machineHere(memoryBytes = usableMemory()): Machine {
  return { cores: Math.max(1, availableParallelism()), memoryBytes }
}

function usableMemory(): number {
  // 0 where nothing constrains this process, and absurdly much where its system knows no such bound
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}
