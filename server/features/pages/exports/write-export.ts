import { Readable } from 'node:stream'
import { type ExportMarker, exportFormat, exportPaths, exportVersion } from '#sources/daybound/export-format'
import { sniffPicture } from '#sources/pictures/sniff-picture'
import type { Deps } from '../../../deps.ts'
import { listNetworks } from '../../account/identities/store.ts'
import { findUser } from '../../account/users/store.ts'
import { listBooksOf } from '../../library/books/store.ts'
import { exportBook, type FoundInBook, itemsJson } from './export-book.ts'
import { type ZipWriter, zipWriter } from './zip-writer.ts'

export interface ExportToWrite {
  uid: string
  /** What features above have of the person: JSON by its path. */
  more: ReadonlyMap<string, object>
  /** Reading editions, by the bid of their book. */
  pdfs: ReadonlyMap<string, string>
  /** The file that is written. */
  out: string
  onProgress(done: number, of: number): void
}

/**
 * Writes all that is of a person into one ZIP (docs/export-format.md): books as data and as PDF, pictures as they came. In memory are
 * some hundred items and the names of pictures. Undefined where the person is gone.
 */
export async function writeExport(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  { uid, more, pdfs, out, onProgress }: ExportToWrite,
): Promise<ExportMarker | undefined> {
  const user = await findUser(db, uid)
  if (!user) return undefined
  const madeAt = now()
  const zip = zipWriter(out, madeAt)
  const collected: FoundInBook = { pictures: new Set(), images: new Set() }
  const books: ExportMarker['books'] = []
  const own = (await listBooksOf(db, uid)).filter(book => !book.guide && book.type === 'diarybook')
  for (const book of own.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const folder = `books/${books.length + 1}`
    const inBook: FoundInBook = { pictures: collected.pictures, images: new Set() }
    const count = { items: 0 }
    await zip.add(exportPaths.items(folder), Readable.from(itemsJson(db, book, inBook, count)))
    await zip.add(exportPaths.book(folder), asText(await exportBook(db, book, inBook)))
    const pdf = await addFile(zip, files, pdfs.get(book.bid), () => exportPaths.pdf(folder))
    books.push({ folder, title: book.design.title, items: count.items, pdf })
  }
  if (user.avatar !== null) collected.pictures.add(user.avatar)
  for (const [path, value] of more) await zip.add(path, asText(value))
  let done = 0
  for (const sha256 of collected.pictures) {
    // one that the store lacks is said to be missing by whoever reads it
    await addFile(zip, files, sha256, first =>
      exportPaths.picture(sha256, extensions[sniffPicture(first) ?? 'unsupported']),
    )
    onProgress(++done, collected.pictures.size)
  }
  const marker: ExportMarker = {
    format: exportFormat,
    version: exportVersion,
    madeAt: madeAt.toISOString(),
    person: {
      name: user.name,
      language: user.language,
      region: user.region,
      networks: await listNetworks(db, uid),
      createdAt: user.createdAt.toISOString(),
      ...(user.avatar !== null && { avatar: user.avatar }),
    },
    books,
  }
  await zip.add(exportPaths.marker, asText(marker))
  await zip.end()
  return marker
}

const asText = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** Adds a file of the store under the path that its first bytes tell; false where there is none. */
async function addFile(
  zip: ZipWriter,
  files: Deps['files'],
  sha256: string | undefined,
  pathOf: (first: Buffer) => string,
): Promise<boolean> {
  const file = sha256 === undefined ? undefined : await files.open(sha256)
  if (!file) return false
  const chunks: AsyncIterator<Buffer> = file.stream[Symbol.asyncIterator]()
  const { value: first = Buffer.alloc(0) } = await chunks.next()
  const rest = async function* () {
    yield first
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  await zip.add(pathOf(first), Readable.from(rest()), { isPacked: true })
  return true
}

const extensions = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  tiff: 'tiff',
  avif: 'avif',
  heic: 'heic',
  unsupported: 'bin',
} as const
