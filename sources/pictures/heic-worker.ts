import { parentPort } from 'node:worker_threads'
import heicDecode from 'heic-decode'
import type { HeicAnswer } from './heic.ts'

// A thread of its own: the decoder blocks for a second a picture, and writes its complaints to standard output.
parentPort?.on('message', async ({ bytes, maxPixels }: { bytes: Uint8Array; maxPixels: number }) => {
  const answer = await decode(bytes, maxPixels).catch((): HeicAnswer => ({ failed: 'broken' }))
  parentPort?.postMessage(answer, 'data' in answer ? [answer.data.buffer] : [])
})

async function decode(bytes: Uint8Array, maxPixels: number): Promise<HeicAnswer> {
  const images = await heicDecode.all({ buffer: bytes })
  try {
    const [first] = images
    if (!first) return { failed: 'broken' }
    if (first.width * first.height > maxPixels) return { failed: 'too-large' }
    return await first.decode()
  } finally {
    images.dispose()
  }
}
