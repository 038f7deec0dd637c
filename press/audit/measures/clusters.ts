/** How many places there are among the values, where values closer than `apart` to the one before are one place. */
export function countClusters(values: readonly number[], apart: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.filter((value, i) => i === 0 || value - (sorted[i - 1] ?? value) > apart).length
}
