import { availableParallelism, totalmem } from 'node:os'

/**
 * Bytes that decoding pictures may take at once where no setting says so: a gigabyte a core, which is what the largest picture of a
 * video codec takes, and no more than an eighth of the memory, since api and worker each may.
 */
export function usualPictureMemory(): number {
  // 0 where nothing constrains this process, and absurdly much where its system knows no such bound
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY
  const memory = Math.min(totalmem(), constrained)
  return Math.max(256_000_000, Math.min(1_000_000_000 * availableParallelism(), Math.floor(memory / 8)))
}
