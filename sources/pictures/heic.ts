import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'

/** HEIC is decoded whole, in WebAssembly, at 4 bytes a pixel and more: 50 megapixels are the largest that phones make. */
const MAX_HEIC_PIXELS = 50_000_000

export type HeicAnswer =
  | { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  | { failed: 'broken' | 'too-large' }

let worker: Worker | undefined
let before: Promise<unknown> = Promise.resolve()

/**
 * The first picture of a HEIC file as JPEG, upright (the decoder turns it). One at a time, since each takes hundreds of MB.
 * Throws where it cannot be decoded.
 */
export async function heicToJpeg(bytes: Buffer): Promise<Buffer | 'too-large'> {
  const mine = before.then(() => ask(bytes))
  before = mine.catch(() => undefined)
  const answer = await mine
  if ('failed' in answer) {
    if (answer.failed === 'too-large') return 'too-large'
    throw new Error('the HEIC file holds no picture that can be decoded')
  }
  const raw = { width: answer.width, height: answer.height, channels: 4 } as const
  return await sharp(answer.data, { raw })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A thread that died took its picture with it, and no other: the next gets a new one. */
async function ask(bytes: Buffer): Promise<HeicAnswer> {
  worker ??= startWorker()
  const listening = new AbortController()
  const { signal } = listening
  worker.ref()
  try {
    const exit = once(worker, 'exit', { signal }).then(() =>
      Promise.reject(new Error('the HEIC decoder ended')),
    )
    const answered = Promise.race([once(worker, 'message', { signal }), exit])
    worker.postMessage({ bytes, maxPixels: MAX_HEIC_PIXELS })
    const [message] = await answered
    worker.unref()
    return message as HeicAnswer // what heic-worker.ts posts
  } catch (error) {
    void worker?.terminate()
    worker = undefined
    throw error
  } finally {
    listening.abort()
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./heic-worker.ts', import.meta.url), { stdout: true, stderr: true })
  started.stdout.resume()
  started.stderr.resume()
  return started
}
