import pLimit from 'p-limit'

/** Runs jobs in their order, at most so many at the same time. Throws what the first that fails throws, and begins no more. */
export async function runLimited(
  jobs: readonly (() => Promise<unknown>)[],
  concurrency: number,
): Promise<void> {
  const limit = pLimit(concurrency)
  const orClear = async (job: () => Promise<unknown>) => {
    try {
      await job()
    } catch (error) {
      limit.clearQueue()
      throw error
    }
  }
  await Promise.all(jobs.map(job => limit(orClear, job)))
}
