import type { Limits } from '#processes/limits'
import type { Weight } from '#sources/read-archives'

/** What opening an archive, or reading so much of one, may take: ten times what archives of people do. docs/operate.md says the same. */
export function readingLimits(weight: Weight | 'opening', memoryBytes: number): Limits {
  const most = mostReadingMemory(memoryBytes)
  if (weight === 'opening')
    return { processorMs: 30_000, wallMs: 180_000, memoryBytes: Math.min(1 * GB, most), outputBytes: 1 * MB }
  const { files, bytes } = weight
  const processorMs = 10_000 + bytes / 500 + files * 5
  return {
    processorMs,
    wallMs: 60_000 + 5 * processorMs,
    memoryBytes: Math.min(1 * GB + 40 * bytes, most),
    // what it gives is held by the process that asked
    outputBytes: Math.min(50 * MB + 10 * bytes, 1 * GB),
  }
}

/** Of all that there is, half; two gigabytes where that is less, and never more than there is. */
export function mostReadingMemory(memoryBytes: number): number {
  return Math.min(memoryBytes, Math.max(2 * GB, memoryBytes / 2))
}

const MB = 1e6
const GB = 1e9
