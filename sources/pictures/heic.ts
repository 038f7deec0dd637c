import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { mostPixels } from '#domain/pictures/pixel-limits'

export interface RawPicture {
  width: number
  height: number
  /** RGBA. */
  data: Uint8ClampedArray<ArrayBuffer>
}

export type HeicAnswer = RawPicture | { failed: 'broken' | 'too-large' }

let worker: Worker | undefined
let waiting = 0
let before: Promise<unknown> = Promise.resolve()

/**
 * The pixels of the first picture of a HEIC file, upright (the decoder turns it). One at a time, since each takes hundreds of
 * MB. Throws where it cannot be decoded.
 */
export async function decodeHeic(bytes: Buffer): Promise<RawPicture | 'too-large'> {
  waiting += 1
  const mine = before.then(() => ask(bytes))
  before = mine.catch(() => undefined)
  const answer = await mine
  if (!('failed' in answer)) return answer
  if (answer.failed === 'too-large') return 'too-large'
  throw new Error('the HEIC file holds no picture that can be decoded')
}

/** RGBA pixels as sharp takes them. */
export function sharpOfRaw({ width, height, data }: RawPicture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

async function ask(bytes: Buffer): Promise<HeicAnswer> {
  worker ??= startWorker()
  const listening = new AbortController()
  const { signal } = listening
  try {
    const exit = once(worker, 'exit', { signal }).then(() =>
      Promise.reject(new Error('the HEIC decoder ended')),
    )
    const answered = Promise.race([once(worker, 'message', { signal }), exit])
    worker.postMessage({ bytes, maxPixels: mostPixels.video })
    const [message] = await answered
    return message as HeicAnswer // what heic-worker.ts posts
  } catch (error) {
    await stopWorker() // it took its picture with it, and no other: the next gets a new one
    throw error
  } finally {
    listening.abort()
    waiting -= 1
    // Idle, it would hold hundreds of MB, and the process.
    if (waiting === 0) await stopWorker()
  }
}

function startWorker(): Worker {
  // Its complaints are kept from standard output, which may hold JSON for somebody.
  const started = new Worker(new URL('./heic-worker.ts', import.meta.url), { stdout: true, stderr: true })
  started.stdout.resume()
  started.stderr.resume()
  return started
}

async function stopWorker(): Promise<void> {
  const stopping = worker
  worker = undefined
  await stopping?.terminate()
}
