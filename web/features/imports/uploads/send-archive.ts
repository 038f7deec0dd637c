import { DetailedError, defaultOptions, Upload, type UploadOptions } from 'tus-js-client'
import { apiRoot } from '#contract/call'
import { allPieces, readFirst, writeFirst } from '#contract/upload-order'
import { expireUser } from '../../../session/session.ts'
import { ArchiveGone, whyGone } from './archive-gone.ts'
import { failureOf } from './failure-of.ts'
import { firstPieces } from './first-pieces.ts'
import { isLineTrouble } from './line-trouble.ts'
import { firstPieceBytes, nextPieceBytes, smallerPieceBytes } from './piece-size.ts'
import type { Sending, SendingListener } from './upload-queue.ts'

/**
 * Sends a file in parts (tus 1.0), what can be read at once before the rest. The same file goes on where it stopped, also after
 * a reload, in the order that it was begun in.
 */
export async function sendArchive(file: File, bid: string, listener: SendingListener): Promise<Sending> {
  const fingerprint = `archive\n${bid}\n${file.name}\n${file.size}\n${file.lastModified}`
  const before = await storage?.findUploadsByFingerprint(fingerprint)
  const last = before?.at(-1)
  const first = last ? last.metadata.first : writeFirst(await firstPieces(file))
  let begun = performance.now()
  const upload: Upload = new Upload(inOrder(file, first), {
    endpoint: `${apiRoot}/uploads/`,
    metadata: { bid, filename: file.name, ...(first !== undefined && { first }) },
    fingerprint: async () => fingerprint,
    chunkSize: firstPieceBytes,
    // a line that is away longer is waited for by the queue
    retryDelays: [500, 1500],
    onShouldRetry: error => {
      upload.options.chunkSize = smallerPieceBytes(sizeOf(upload))
      return isLineTrouble(statusOf(error))
    },
    onBeforeRequest: () => {
      begun = performance.now()
    },
    onChunkComplete: bytes => {
      const size = nextPieceBytes({ bytes, ms: performance.now() - begun })
      // the last piece of a file says little
      if (bytes >= sizeOf(upload)) upload.options.chunkSize = size
    },
    onProgress: sent => listener.progress(sent),
    onSuccess: listener.whole,
    onError: error => {
      const status = error instanceof DetailedError ? statusOf(error) : undefined
      const failure = error instanceof DetailedError ? failureOf(statusOf(error), bodyOf(error)) : undefined
      if (status !== undefined && isLineTrouble(status)) return listener.lost(failure)
      if (status === 401) expireUser()
      if (status === 404 || status === 410)
        return void whyGone(bid, file.name).then(
          why => listener.failed(new ArchiveGone(why)),
          listener.failed,
        )
      listener.failed(failure ?? error)
    },
  } satisfies UploadOptions)
  if (last) upload.resumeFromPreviousUpload(last)
  upload.start()
  return {
    pause: () => upload.abort(false),
    cancel: async () => {
      // what the server no longer has is gone already
      await upload.abort(true).catch(() => undefined)
      await forget(upload)
    },
    forget: () => forget(upload),
  }
}

/** The same bytes in another order; the browser reads them from the file as they are sent. */
function inOrder(file: File, first: string | undefined): Blob {
  const pieces = first === undefined ? undefined : readFirst(first, file.size)
  if (!pieces) return file
  return new Blob(allPieces(pieces, file.size).map(([start, bytes]) => file.slice(start, start + bytes)))
}

async function forget(upload: Upload): Promise<void> {
  for (const previous of await upload.findPreviousUploads())
    await storage?.removeUpload(previous.urlStorageKey)
}

const storage = defaultOptions.urlStorage

/** Of the answer; 0 where none came. */
function statusOf({ originalResponse }: DetailedError): number {
  return originalResponse?.getStatus() ?? 0
}

function sizeOf({ options }: Upload): number {
  return options.chunkSize ?? firstPieceBytes
}

function bodyOf({ originalResponse }: DetailedError): string {
  return originalResponse?.getBody() ?? ''
}
