/** Runs jobs in their order, at most so many at the same time; a job is not begun before its turn. Throws what the first that fails throws. */
export async function runSome(jobs: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const queue = jobs.values()
  let failed = false
  const work = async () => {
    for (const job of queue) {
      if (failed) return
      try {
        await job()
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, work))
}
