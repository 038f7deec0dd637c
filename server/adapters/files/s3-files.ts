import { hash } from 'node:crypto'
import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { whyUnavailable } from '../../kernel/db/why-unavailable.ts'
import { StoreAway } from '../../kernel/store-away.ts'
import { type ByteRange, checkKey, checkRange, type Files, isSha256, type Stored } from './files.ts'
import { putInParts } from './put-in-parts.ts'
import { writeHashed } from './write-hashed.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** Of a store that is not Amazon's. */
  endpoint?: string
  /** For stores that have no host name per bucket. */
  forcePathStyle?: boolean
  /** Where streams lie until they are named; what a killed process leaves there is removed with other scratch. */
  scratch: string
  /** Before every key: several installations may share a bucket. */
  prefix?: string
  patience?: Partial<S3Patience>
  /** As the environment of the process says, where absent. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** How long the store may take, ms; what failed is tried once more. */
export interface S3Patience {
  connectMs: number
  /** Nothing moves, in either direction. */
  silenceMs: number
  /** From its first byte to the head of its answer: 8 MB at most go out in one. */
  requestMs: number
}

const defaultPatience: S3Patience = { connectMs: 3_000, silenceMs: 5_000, requestMs: 60_000 }

/**
 * Files in a bucket of any store that speaks S3. The keys need the right to list the bucket: without it a store answers
 * "forbidden" for what is not there.
 */
export function s3Files(settings: S3Settings): Files & { close(): void } {
  const { bucket: Bucket, scratch, prefix = '', endpoint, forcePathStyle = false, credentials } = settings
  const { connectMs, silenceMs, requestMs } = { ...defaultPatience, ...settings.patience }
  const client = new S3Client({
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
    },
    region: settings.region,
    // other stores refuse the checksums that the SDK adds by itself
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
  })
  client.middlewareStack.add(
    next => async asked => {
      try {
        return await next(asked)
      } catch (error) {
        throw isAway(error) ? new StoreAway(error) : error
      }
    },
    { step: 'initialize' },
  )
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
  const read = async (Key: string) => {
    const bytes = await (await get(Key))?.Body?.transformToByteArray()
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  const putBytes = (Key: string, bytes: Buffer) =>
    putInParts(client, { Bucket, Key }, bytes.length, async (at, length) => bytes.subarray(at, at + length))

  return {
    has: async sha256 => isSha256(sha256) && (await sizeOf(keyOf(sha256))) !== undefined,
    async put(bytes) {
      if (!Buffer.isBuffer(bytes)) return await putStream(bytes)
      const stored = { sha256: hash('sha256', bytes), size: bytes.length }
      const key = keyOf(stored.sha256)
      if ((await sizeOf(key)) !== stored.size) await putBytes(key, bytes)
      return stored
    },
    read: async sha256 => (isSha256(sha256) ? await read(keyOf(sha256)) : undefined),
    async open(sha256, range) {
      const size = isSha256(sha256) ? await sizeOf(keyOf(sha256)) : undefined
      if (size === undefined) return undefined
      checkRange(range, size)
      const stream = (await get(keyOf(sha256), range))?.Body
      // in Node, the SDK's bodies are streams of Node
      return stream instanceof Readable ? { stream, size } : undefined
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

  /** By way of a file of this machine: the name of a stream is known when it has ended. */
  async function putStream(bytes: Readable): Promise<Stored> {
    await mkdir(scratch, { recursive: true })
    const folder = await mkdtemp(join(scratch, 'put-'))
    try {
      const file = join(folder, 'file')
      const stored = await writeHashed(bytes, file)
      const Key = keyOf(stored.sha256)
      if ((await sizeOf(Key)) === stored.size) return stored
      const handle = await open(file)
      const read = (at: number, length: number) => readPart(handle, at, length)
      await putInParts(client, { Bucket, Key }, stored.size, read).finally(() => handle.close())
      return stored
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) throw new Error('the file to upload became shorter')
    filled += bytesRead
  }
  return bytes
}

/** Out of time, out of reach, or out of order: what the store itself says against a request is another thing. */
function isAway(error: unknown): boolean {
  if (error instanceof S3ServiceException) return (error.$metadata.httpStatusCode ?? 500) >= 500
  return error instanceof Error && (error.name === 'TimeoutError' || whyUnavailable(error) === 'away')
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
      // a bucket that is not there is a mistake in the settings
      if (error.name !== 'NoSuchBucket') return undefined
    }
    throw error
  }
}
