import { startJobs } from '#server/kernel/jobs/jobs'

/** Sets up the tables of jobs in a database where no worker is, for what asks them how jobs are. */
export async function makeJobTables(url: string): Promise<void> {
  const queue = await startJobs(url, [], {
    works: false,
    onError: error => {
      throw error
    },
  })
  await queue.close()
}
