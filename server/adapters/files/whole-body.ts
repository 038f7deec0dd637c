import { PassThrough, type Readable } from 'node:stream'
import { StoreAway } from '../../kernel/store-away.ts'

/** The bytes of an answer of the store. It may end in their middle, and the call has succeeded long before. */
export async function wholeBody(
  body: { transformToByteArray(): Promise<Uint8Array> } | undefined,
): Promise<Buffer | undefined> {
  try {
    const bytes = await body?.transformToByteArray()
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } catch (error) {
    throw new StoreAway(error)
  }
}

/** The same as a stream, which fails with StoreAway. */
export function streamedBody(body: Readable): Readable {
  const passed = new PassThrough()
  body.on('error', error => passed.destroy(new StoreAway(error)))
  // who reads it no longer wants nothing of the rest
  passed.on('close', () => body.destroy())
  return body.pipe(passed)
}
