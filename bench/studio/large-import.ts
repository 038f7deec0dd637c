import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createBook } from '#contract/shelf'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { atMost, figure, noTarget, type Table } from '../table.ts'
import { awaitGuide } from './await-guide.ts'
import { importArchive } from './import-archive.ts'
import { withService } from './start-service.ts'
import { visit } from './visitor.ts'

const size = { posts: 5000, photos: 2500 }

/** From the last byte of an archive to a book whose every month is set. */
export async function benchLargeImport(): Promise<Table[]> {
  return withService(async (service, folder) => {
    const zip = join(folder, 'facebook-sample.zip')
    await writeDemoLife({ target: { zip }, scale: size, photos: 'small' })
    const visitor = await visit(service.origin, 'empty')
    await awaitGuide(visitor)
    const { bid, typeset } = await visitor.ask(createBook, { body: {} })
    const { upload, complete, pages } = await importArchive(visitor, bid, zip)
    return [
      {
        title: `From an archive of ${size.posts} items to a complete book`,
        columns: ['', 'measured', 'target', ''],
        rows: [
          ['photos, up to 320 px long', String(size.photos), ...noTarget],
          ['archive, MB', figure((await stat(zip)).size / 1e6), ...noTarget],
          [`pages (${typeset})`, String(pages), ...noTarget],
          ['upload, s', figure(upload), ...noTarget],
          ['from the upload to a complete book, s', figure(complete), ...atMost(complete, 20, 's')],
        ],
        notes: [
          'Complete: read, joined, its pictures looked at and kept, and every month set. One run of the service with an empty store, after the guide book was made.',
        ],
      },
    ]
  })
}
