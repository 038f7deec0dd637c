import { startWorker } from '#server/app'
import { groundOf } from './part-ground.ts'
import { setWorkerPriority } from './priorities.ts'

export async function begin(message: unknown): Promise<{ close(): Promise<void> }> {
  const { settings } = groundOf(message)
  return startWorker(settings, {
    hasPriority: setWorkerPriority(settings.workerPriority),
    // the made-up life is only asked for where its guide book is not there yet
    guide: async (folder, signal) => (await import('./guide-life.ts')).guideLife(folder, signal),
    onBusy: isBusy => process.send?.(isBusy ? 'busy' : 'idle'),
  })
}
