/** Whether a version, as 1.2.3, comes after another; what is no such version comes after none. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)]
  if (!a || !b) return false
  const difference = a.map((part, i) => part - (b[i] ?? 0)).find(part => part !== 0) // both have three
  return difference !== undefined && difference > 0
}

function partsOf(version: string): number[] | undefined {
  const match = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(version)
  return match?.slice(1).map(Number)
}
