import { atMost, figure, type Table } from '../table.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { startService } from './start-service.ts'

/** From `npm start` to the line that says it is ready: on a fresh folder, and on the same once more. */
export async function benchStarts(): Promise<Table[]> {
  return inTemporaryFolder(async folder => {
    const seconds: number[] = []
    for (let start = 0; start < 4; start += 1) {
      const service = await startService(folder)
      seconds.push(service.seconds)
      await service.stop()
    }
    const [first = 0, ...later] = seconds
    const longest = Math.max(...later)
    return [
      {
        title: 'Starts of the service',
        columns: ['', 'seconds', 'target', ''],
        rows: [
          ['first, with an empty data folder', figure(first), ...atMost(first, 15, 's')],
          [`later ones, the longest of ${later.length}`, figure(longest), ...atMost(longest, 3, 's')],
        ],
        notes: [
          'The first one makes the database and builds the web app. Node may have compiled the programs for an earlier start on this machine.',
        ],
      },
    ]
  })
}
