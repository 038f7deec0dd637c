import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { inSteps } from '../progress/in-steps.ts'
import { setProgress } from '../progress/set-progress.ts'
import type { ImportTypesetting } from './import-typesetting.ts'
import type { NamedArchive } from './named-archives.ts'
import { restoreBook } from './restore-book.ts'
import { restorePortrait } from './restore-portrait.ts'
import type { ImportRow } from './schema.ts'
import type { ImportEnd } from './settle-parts.ts'
import { readImport } from './store.ts'

/**
 * Restores the books of exports of this product: the first into the book that the import is of where that is empty, all others as
 * new books; and the portrait, for who has none. Killed anywhere, it goes on with the book that was not whole.
 */
export async function restoreExports(
  deps: Deps,
  { row, book, archives }: { row: ImportRow; book: BookRow; archives: readonly NamedArchive[] },
  typesetting: ImportTypesetting,
): Promise<Omit<ImportEnd, 'items'>> {
  const looked = inSteps((done, of) =>
    setProgress(deps.db, deps, book.bid, 'pictures', { done, of, state: done < of ? 'running' : 'done' }),
  )
  const whys = new Set<string>()
  const used: string[] = []
  for (const archive of archives) {
    const opened = await deps.reading.openExport(archive)
    if ('refused' in opened) {
      whys.add(opened.refused)
      continue
    }
    try {
      for (const { folder } of opened.marker.books) {
        const name = `${archive.id}/${folder}`
        const done = (await readImport(deps.db, row.importId))?.request.restored ?? [] // none yet
        if (done.includes(name)) {
          used.push(archive.id)
          continue
        }
        const read = await opened.readBook(folder)
        if (!read) {
          whys.add('broken-export')
          continue
        }
        const restored = await restoreBook(
          {
            book,
            row,
            name,
            read,
            source: opened,
            onProgress: (seen, of) => looked.say(seen, of),
          },
          deps,
        )
        if (isRefused(restored)) {
          whys.add('books-left')
          continue
        }
        used.push(archive.id)
        await restorePortrait(book.uid, opened, deps)
        if (restored.bid === book.bid) typesetting.add(restored.months)
      }
    } finally {
      await opened.close()
    }
  }
  await looked.end()
  await typesetting.settle()
  await typesetting.finish()
  const why = mostTelling.find(code => whys.has(code)) ?? [...whys][0]
  if (used.length === 0) return { state: 'failed', why: why ?? 'empty-archive' }
  return { state: why === undefined ? 'done' : 'partly', ...(why !== undefined && { why }), used }
}

const mostTelling = ['books-left', 'later-export', 'broken-export']
