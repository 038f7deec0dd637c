import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
} from '@aws-sdk/client-s3'
import { type ByteRange, checkKey, checkRange, type Files, isSha256, type Stored } from './files.ts'
import { putInParts } from './put-in-parts.ts'
import { putStream } from './put-stream.ts'
import { type S3Account, s3Client, unlessMissing } from './s3-client.ts'
import { streamedBody, wholeBody } from './whole-body.ts'

export interface S3Settings extends S3Account {
  bucket: string
  /** Where streams lie until they are named; what a killed process leaves there is removed with other scratch. */
  scratch: string
  /** Before every key: several installations may share a bucket. */
  prefix?: string
}

/**
 * Files in a bucket of any store that speaks S3. The keys need the right to list the bucket: without it a store answers
 * "forbidden" for what is not there.
 */
export function s3Files(settings: S3Settings): Files & { close(): void } {
  const { bucket: Bucket, scratch, prefix = '' } = settings
  const client = s3Client(settings)
  const keyOf = (sha256: string) => `${prefix}files/${sha256}`
  const cacheKey = (kind: string, key: string) => `${prefix}kept/${kind}/${checkKey(key)}`

  const sizeOf = async (Key: string) =>
    (await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key }))))?.ContentLength
  const get = async (Key: string, range?: ByteRange) => {
    const Range = range && `bytes=${range.start}-${range.end ?? ''}`
    return await unlessMissing(
      client.send(new GetObjectCommand({ Bucket, Key, ...(Range !== undefined && { Range }) })),
    )
  }
  const read = async (Key: string) => wholeBody((await get(Key))?.Body)
  const putBytes = (Key: string, bytes: Buffer) =>
    putInParts(client, { Bucket, Key }, bytes.length, async (at, length) => bytes.subarray(at, at + length))

  return {
    has: async sha256 => isSha256(sha256) && (await sizeOf(keyOf(sha256))) !== undefined,
    async put(bytes) {
      const isThere = async (key: string, { size }: Stored) => (await sizeOf(key)) === size
      if (!Buffer.isBuffer(bytes))
        return await putStream({ client, Bucket, scratch }, bytes, async stored =>
          (await isThere(keyOf(stored.sha256), stored)) ? undefined : keyOf(stored.sha256),
        )
      const stored = { sha256: hash('sha256', bytes), size: bytes.length }
      const key = keyOf(stored.sha256)
      if (!(await isThere(key, stored))) await putBytes(key, bytes)
      return stored
    },
    read: async sha256 => (isSha256(sha256) ? await read(keyOf(sha256)) : undefined),
    async open(sha256, range) {
      const size = isSha256(sha256) ? await sizeOf(keyOf(sha256)) : undefined
      if (size === undefined) return undefined
      checkRange(range, size)
      const stream = (await get(keyOf(sha256), range))?.Body
      // in Node, the SDK's bodies are streams of Node
      return stream instanceof Readable ? { stream: streamedBody(stream), size } : undefined
    },
    async remove(sha256) {
      if (isSha256(sha256)) await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(sha256) }))
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
    putCached: async (kind, key, bytes) => await putBytes(cacheKey(kind, key), bytes),
    readCached: async (kind, key) => await read(cacheKey(kind, key)),
    async removeCached(kind, key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: cacheKey(kind, key) }))
    },
    close: () => client.destroy(),
  }
}
