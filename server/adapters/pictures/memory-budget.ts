/** Waits until so many bytes (whole, more than none) are free, and gives the way to give them back, to be called once. */
export type MemoryBudget = (owner: string, bytes: number) => Promise<() => void>

/**
 * Bytes that all work may take together, and that of one owner. What is larger than its share waits until nothing else of it is
 * taken, and is let through then: one picture at a time is always decoded. Who fits his own share waits in order, so that a large
 * one is not passed by small ones for ever.
 */
export function memoryBudget({ all, perOwner }: { all: number; perOwner: number }): MemoryBudget {
  const taken = new Map<string, number>()
  const line: { owner: string; bytes: number; begin: () => void }[] = []
  let takenOfAll = 0

  const takenOf = (owner: string) => taken.get(owner) ?? 0
  const fits = (bytes: number, used: number, limit: number) => used === 0 || used + bytes <= limit
  const count = (owner: string, bytes: number) => {
    takenOfAll += bytes
    const takenNow = takenOf(owner) + bytes
    if (takenNow === 0) taken.delete(owner)
    else taken.set(owner, takenNow)
  }
  const admit = () => {
    for (const waiting of [...line]) {
      const { owner, bytes, begin } = waiting
      if (!fits(bytes, takenOf(owner), perOwner)) continue
      if (!fits(bytes, takenOfAll, all)) return
      line.splice(line.indexOf(waiting), 1)
      count(owner, bytes)
      begin()
    }
  }
  const giveBack = (owner: string, bytes: number) => {
    count(owner, -bytes)
    admit()
  }

  return (owner, bytes) =>
    new Promise(resolve => {
      line.push({ owner, bytes, begin: () => resolve(() => giveBack(owner, bytes)) })
      admit()
    })
}
