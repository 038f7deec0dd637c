import { z } from 'zod/mini'
import { isUploadKey } from './has-begun.ts'

/** An archive that was being sent when the page was left: the same file, given again, goes on from there. */
export interface Unfinished {
  storageKey: string
  /** Where the server has what came of it. */
  address: string
  name: string
  bytes: number
}

const storedUpload = z.object({
  size: z.number(),
  uploadUrl: z.string(),
  metadata: z.object({ bid: z.string(), filename: z.string() }),
})

/** The unfinished archives of a book, from what the upload library keeps in the browser's storage. */
export function unfinishedUploads(
  storage: Pick<Storage, 'length' | 'key' | 'getItem'>,
  bid: string,
): Unfinished[] {
  const unfinished: Unfinished[] = []
  for (let at = 0; at < storage.length; at += 1) {
    const storageKey = storage.key(at)
    if (!storageKey || !isUploadKey(storageKey)) continue
    const upload = read(storage.getItem(storageKey))
    if (upload?.metadata.bid === bid)
      unfinished.push({
        storageKey,
        address: upload.uploadUrl,
        name: upload.metadata.filename,
        bytes: upload.size,
      })
  }
  return unfinished
}

function read(text: string | null): z.infer<typeof storedUpload> | undefined {
  try {
    return storedUpload.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
