import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { allPieces, readFirst, writeFirst } from '#contract/upload-order'
import type { BookRow } from '#server/features/library/books/schema'
import { readArriving } from '#server/features/library/imports/read-arriving'
import { imports } from '#server/features/library/imports/schema'
import { finishUpload } from '#server/features/library/uploads/finish-upload'
import { uploads } from '#server/features/library/uploads/schema'
import { uploadBytesOf } from '#server/features/library/uploads/upload-bytes-of'
import { newId } from '#server/new-id'
import { firstPieces } from '../../web/features/imports/uploads/first-pieces.ts'
import { type ImportFixture, importing } from './import-fixture.ts'
import { putUpload } from './put-upload.ts'

/** An archive on its way into a book, byte by byte, as a browser sends it. */
export async function arrivingArchive(fixture: ImportFixture, { bid, uid }: BookRow, path: string) {
  const { deps } = fixture
  const { db } = deps
  const bytes = await readFile(path)
  const order = writeFirst(await firstPieces(new Blob([bytes])))
  const first = readFirst(order, bytes.length) ?? []
  const sent = Buffer.concat(
    allPieces(first, bytes.length).map(([start, length]) => bytes.subarray(start, start + length)),
  )
  const uploadId = newId()
  const name = path.slice(path.lastIndexOf('/') + 1)
  const row = { uploadId, uid, bid, name, bytes: bytes.length, first, wholeAt: null, createdAt: deps.now() }
  await db.insert(uploads).values(row)
  const ownImport = async () => {
    const rows = await db.select().from(imports).where(eq(imports.bid, bid))
    return rows.find(({ request }) => request.uploads?.includes(uploadId))
  }
  return {
    uploadId,
    /** How many bytes there are, and how many of them are sent before the rest. */
    bytes: sent.length,
    words: first.reduce((sum, [, length]) => sum + length, 0),
    ownImport,
    /** So many bytes are there, and the server hears of it. */
    async arrive(count: number, isWorking = true) {
      await putUpload(deps, uploadId, sent.subarray(0, count))
      await readArriving(deps.db, deps, uploadId, count)
      if (isWorking) await fixture.work()
    },
    /** Looks at what is there, however little is new. */
    async look() {
      const row = await ownImport()
      if (row?.state !== 'arriving') return
      await db.update(imports).set({ state: 'waiting' }).where(eq(imports.importId, row.importId))
      await importing.run({ importId: row.importId }, deps)
    },
    /** All is there; false where nobody waits for it any more. */
    async finish() {
      if ((await uploadBytesOf(deps).arrived(uploadId)) !== sent.length) await putUpload(deps, uploadId, sent)
      return finishUpload(deps, uploadId)
    },
    /** All is there and is read; false as above. */
    async end() {
      const isThere = await this.finish()
      await fixture.work()
      return isThere
    },
  }
}
