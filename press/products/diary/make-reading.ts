import { join } from 'node:path'
import { type BookRequest, settleBook } from './settle-book.ts'
import { writeReading } from './write-reading.ts'

/** Items to the edition for reading alone: nothing is made for a press. Gives the file and its pages. */
export async function makeReading(request: BookRequest): Promise<{ file: string; pages: number }> {
  const { out, settings, engine, onProgress } = request
  const { volumes, derived } = await settleBook(request, ['reading'])
  onProgress?.('bind', 0, 1)
  const file = join(out, 'book.pdf')
  const pages = await writeReading(volumes, settings, derived, file, engine)
  onProgress?.('bind', 1, 1)
  return { file, pages }
}
