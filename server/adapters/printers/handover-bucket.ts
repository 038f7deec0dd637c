import type { Readable } from 'node:stream'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { putInParts } from '../files/put-in-parts.ts'
import { type S3Account, s3Client, unlessMissing } from '../files/s3-client.ts'
import type { HandoverPlace } from './handover-place.ts'
import { lastFile } from './manual-printer.ts'

/** A bucket of a store that speaks S3: work is what begins with its name and a slash, and is whole once its last file is there. */
export function handoverBucket({
  bucket: Bucket,
  ...account
}: S3Account & { bucket: string }): HandoverPlace & { close(): void } {
  const client = s3Client(account)
  return {
    async has(id) {
      const head = new HeadObjectCommand({ Bucket, Key: `${id}/${lastFile}` })
      return (await unlessMissing(client.send(head))) !== undefined
    },
    async leave(id, files) {
      for (const { name, bytes, open } of files) {
        const stream = await open()
        try {
          await putInParts(client, { Bucket, Key: `${id}/${name}` }, bytes, partsOf(stream))
        } finally {
          stream.destroy()
        }
      }
    },
    close: () => client.destroy(),
  }
}

/** Reads a stream part by part, each after the one before. */
function partsOf(stream: Readable): (at: number, length: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return async (_at, length) => {
    const parts = [rest]
    let filled = rest.length
    while (filled < length) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('the file to hand over is shorter than its order says')
      const chunk = Buffer.from(value)
      parts.push(chunk)
      filled += chunk.length
    }
    const all = Buffer.concat(parts)
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
}
