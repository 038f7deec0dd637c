import { deriveHere } from '../../photos/derive-here.ts'
import type { DerivePhoto } from '../../photos/derive-photos.ts'
import { bindBook } from './bind-book.ts'
import type { LaidVolume } from './lay-volume.ts'
import { type BookRequest, settleBook } from './settle-book.ts'
import type { BoundVolume } from './write-print-files.ts'

export interface MadeBook {
  volumes: BoundVolume[]
  laid: LaidVolume[]
  download: string
  pages: number
  /** Items that the engine died over. */
  lost: string[]
  /** Pictures (sha256) that could not be decoded in full. */
  broken: string[]
  /** Characters that no font has. */
  missingGlyphs: string[]
  seconds: { typeset: number; photos: number; bind: number }
}

/**
 * Items to finished files: months are set, cut into volumes, given covers, and bound (architecture, the way data goes).
 * `openPicture` gives the bytes of a picture by its sha256; photos are derived in this
 * process where `derivePhoto` does not.
 */
export async function makeBook(
  request: Omit<BookRequest, 'derivePhoto'> & {
    openPicture(sha256: string): Promise<Buffer>
    derivePhoto?: DerivePhoto
  },
): Promise<MadeBook> {
  const { settings, engine, onProgress } = request
  const settled = await settleBook(
    { ...request, derivePhoto: request.derivePhoto ?? deriveHere(request.openPicture) },
    ['print', 'reading'],
  )
  const { volumes, design, photo, derived, lost, broken, missing } = settled
  onProgress?.('bind', 0, 1)
  const start = performance.now()
  const picture = photo ? await request.openPicture(photo.sha256) : undefined
  const bound = await bindBook(volumes, design, settings, derived, request.out, engine, picture)
  const bind = (performance.now() - start) / 1000
  onProgress?.('bind', 1, 1)
  return {
    ...bound,
    laid: volumes,
    pages: bound.volumes.reduce((sum, volume) => sum + volume.pages, 0),
    lost,
    broken,
    missingGlyphs: missing,
    seconds: { ...settled.seconds, bind },
  }
}
