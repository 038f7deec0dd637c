import { join } from 'node:path'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { readHistory } from '#sources/read-history'
import { median, timed } from './median.ts'
import { atLeast, figure, type Table } from './table.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const repetitions = 5
const scale = { posts: 10_000, photos: 5000 }

/** The posts of a large archive, from bytes to items, in this process. */
export async function benchReading(): Promise<Table[]> {
  return inTemporaryFolder(async folder => {
    const zip = join(folder, 'facebook-sample.zip')
    const dir = join(folder, 'folder')
    await writeDemoLife({ target: { zip }, scale, photos: 'none' })
    await writeDemoLife({ target: { dir }, scale, photos: 'none' })
    const rows: string[][] = []
    for (const [what, path] of [
      ['ZIP', zip],
      ['folder', dir],
    ] as const) {
      const seconds: number[] = []
      let megabytes = 0
      let items = 0
      for (let i = 0; i <= repetitions; i += 1) {
        const run = await timed(async () => {
          const history = await readHistory([path], {
            onProgress: ({ bytesTotal }) => {
              megabytes = bytesTotal / 1e6
            },
          })
          if ('refused' in history) throw new Error(`the sample archive was refused: ${history.refused}`)
          await history.close()
          return history.items.length
        })
        items = run.result
        if (i > 0) seconds.push(run.seconds)
      }
      const speed = megabytes / median(seconds)
      rows.push([
        what,
        figure(megabytes),
        String(items),
        figure(median(seconds)),
        figure(speed),
        ...atLeast(speed, 50, 'MB/s'),
      ])
    }
    return [
      {
        title: 'Reading an archive of 10,000 posts',
        columns: ['', 'JSON, MB', 'items', 'seconds', 'MB/s', 'target', ''],
        rows,
        notes: [
          `Medians of ${repetitions} after one that is not counted: opened, unpacked, parsed, repaired, merged and accounted for; MB of unpacked JSON.`,
        ],
      },
    ]
  })
}
