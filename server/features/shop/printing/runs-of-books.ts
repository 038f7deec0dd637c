import type { Deps } from '../../../deps.ts'
import type { FrozenBook } from '../freezing/store.ts'
import { listRunsOfSnapshots, type PrintRunRow } from '../print-files/store.ts'
import { profileOf } from './make-order.ts'

/**
 * The run that made, or makes, the files of each book, by the number of its line: the one for the printer of now, or else the newest for
 * another, as of all orders from before PRINTER was changed. A book whose files were not asked for has none.
 */
export async function runsOfBooks(
  books: readonly FrozenBook[],
  deps: Pick<Deps, 'db' | 'printer'>,
): Promise<ReadonlyMap<number, PrintRunRow>> {
  const runs = await listRunsOfSnapshots(
    deps.db,
    books.map(({ snapshotKey }) => snapshotKey),
  )
  return new Map(
    books.flatMap(book => {
      const own = runs.filter(run => run.snapshotKey === book.snapshotKey && run.binding === book.binding)
      const run = own.find(({ profile }) => profile === profileOf(book, deps)) ?? own.at(0)
      return run ? [[book.seq, run] as const] : []
    }),
  )
}
