import { constants, setPriority } from 'node:os'
import { startWorker } from '#server/app'
import { groundOf } from './part-ground.ts'

export async function begin(message: unknown): Promise<{ close(): Promise<void> }> {
  // who reads or types comes before what is set, read in or printed
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  // the made-up life is only asked for where its guide book is not there yet
  return startWorker(groundOf(message).settings, {
    guide: async (folder, signal) => (await import('./guide-life.ts')).guideLife(folder, signal),
    onBusy: isBusy => process.send?.(isBusy ? 'busy' : 'idle'),
  })
}
