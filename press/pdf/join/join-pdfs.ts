import { createHash } from 'node:crypto'
import { bufferSource, openObjects } from '../syntax/objects.ts'
import { type PdfDict, type PdfValue, ref } from '../syntax/value.ts'
import { joinBookmarks } from './join-bookmarks.ts'
import { joinNames } from './join-names.ts'
import { joinPages } from './join-pages.ts'
import { joinTags } from './join-tags.ts'
import { type JoinedFile, joinedFile } from './joined-file.ts'
import { movePart } from './move-part.ts'
import { type Part, readPart } from './read-part.ts'

/**
 * One PDF with the pages of several as Typst writes them: one page tree, one list of bookmarks, one structure.
 * Title, author and language are those of the first; a single part stays as it is, byte by byte.
 * A part is let go when the next one was taken in. Same parts, same bytes.
 * @throws for no part at all, and for a part that holds what Typst does not write for a drawing.
 */
export async function joinPdfs(parts: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Buffer> {
  const joining = startJoining()
  let waiting: Buffer | undefined
  let count = 0
  for await (const part of parts) {
    if (waiting !== undefined) joining.add(waiting)
    waiting = part
    count += 1
  }
  if (waiting === undefined) throw new Error('no PDF to join')
  if (count === 1) return waiting
  joining.add(waiting)
  return joining.finish()
}

function startJoining() {
  const file = joinedFile()
  const pages = joinPages(file)
  const bookmarks = joinBookmarks(file)
  const tags = joinTags(file)
  const names = joinNames(file)
  const hash = createHash('sha256')
  let first: Part | undefined
  return {
    add(bytes: Buffer) {
      const part = readPart(openObjects(bufferSource(bytes)))
      if (first === undefined) file.begin(bytes.subarray(0, Math.min(...part.pdf.offsets.values())))
      first ??= part
      hash.update(bytes)
      const dropped = [part.catalog, part.info, part.metadata].flatMap(object =>
        object ? [object.number] : [],
      )
      const shared = new Map<number, number | undefined>([
        ...dropped.map((number): [number, undefined] => [number, undefined]),
        ...bookmarks.shared(part),
        ...tags.shared(part),
      ])
      const moved = movePart(part, file, shared, tags.next())
      pages.add(part, moved)
      bookmarks.add(part, moved)
      tags.add(part, moved)
      names.add(part, moved)
      moved.write()
    },
    finish(): Buffer {
      if (first === undefined) throw new Error('no PDF to join')
      const { root, count } = pages.finish()
      return writeCatalog(file, first, hash.digest().subarray(0, 16), count, [
        ['/Pages', root],
        ['/Outlines', bookmarks.finish()],
        ['/StructTreeRoot', tags.finish()],
        ['/Names', names.finish()],
      ])
    },
  }
}

/** The catalog of the first part, with what was joined in place of its own. */
function writeCatalog(
  file: JoinedFile,
  first: Part,
  id: Buffer,
  pages: number,
  joined: [key: string, number: number | undefined][],
): Buffer {
  const catalog: PdfDict = new Map(first.catalog.dict)
  catalog.delete('/Metadata')
  for (const [key, number] of joined) {
    if (number === undefined) catalog.delete(key)
    else catalog.set(key, ref(number))
  }
  if (first.metadata !== undefined) {
    const { dict, data } = first.metadata
    catalog.set('/Metadata', ref(file.stream(...restated(dict, data, pages, id))))
  }
  const ends: PdfDict = new Map()
  const put = (key: string, dict: PdfDict) => {
    const number = file.reserve()
    file.put(number, dict)
    ends.set(key, ref(number))
  }
  put('/Root', catalog)
  if (first.info !== undefined) put('/Info', first.info.dict)
  const ids: PdfValue[] = [{ bytes: id }, { bytes: id }]
  return file.finish(ends.set('/ID', ids))
}

/** Metadata that tell how many pages there are now, and of this file instead of the first part. */
function restated(dict: PdfDict, data: Buffer, pages: number, id: Buffer): [PdfDict, Buffer] {
  const packet = data
    .toString('utf8')
    .replace(/(<xmpTPg:NPages>)\d+/, `$1${pages}`)
    .replace(/(<xmpMM:InstanceID>)[^<]*/, `$1${id.toString('base64')}`)
  const bytes = Buffer.from(packet, 'utf8')
  const plain = new Map(dict).set('/Length', bytes.length)
  plain.delete('/Filter')
  return [plain, bytes]
}
