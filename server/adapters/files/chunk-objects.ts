import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { inPortions } from '../../in-portions.ts'
import { type S3Account, s3Client, unlessMissing } from './s3-client.ts'
import { wholeBody } from './whole-body.ts'

/** Chunks of uploads as objects of a bucket that all machines share: `uploads/{uploadId}/{object}`. */
export interface ChunkObjects {
  put(uploadId: string, object: string, bytes: Buffer): Promise<void>
  read(uploadId: string, object: string): Promise<Buffer | undefined>
  has(uploadId: string, object: string): Promise<boolean>
  remove(uploadId: string, object: string): Promise<void>
  /** All that there are of an upload, whoever knows of them. */
  removeAll(uploadId: string): Promise<void>
  /** Ids of the uploads of which there are any. */
  listUploads(): AsyncIterable<string>
}

export function s3ChunkObjects(account: S3Account & { bucket: string }): ChunkObjects {
  const { bucket: Bucket } = account
  const client = s3Client(account)
  const at = (uploadId: string, object: string) => ({ Bucket, Key: `${folderOf(uploadId)}${object}` })
  const removeKeys = async (keys: readonly string[]) => {
    // one call for many wants a checksum that not all stores take
    for (const portion of inPortions(keys, removedAtOnce))
      await Promise.all(portion.map(Key => client.send(new DeleteObjectCommand({ Bucket, Key }))))
  }
  return {
    async put(uploadId, object, bytes) {
      const input = { ...at(uploadId, object), Body: bytes, ContentLength: bytes.length }
      await client.send(new PutObjectCommand(input))
    },
    async read(uploadId, object) {
      return wholeBody((await unlessMissing(client.send(new GetObjectCommand(at(uploadId, object)))))?.Body)
    },
    has: async (uploadId, object) =>
      (await unlessMissing(client.send(new HeadObjectCommand(at(uploadId, object))))) !== undefined,
    remove: (uploadId, object) => removeKeys([at(uploadId, object).Key]),
    async removeAll(uploadId) {
      const input = { Bucket, Prefix: folderOf(uploadId) }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, input))
        await removeKeys(Contents.flatMap(({ Key }) => Key ?? []))
    },
    async *listUploads() {
      const input = { Bucket, Prefix: root, Delimiter: '/' }
      for await (const { CommonPrefixes = [] } of paginateListObjectsV2({ client }, input))
        for (const { Prefix } of CommonPrefixes) if (Prefix) yield Prefix.slice(root.length, -1)
    },
  }
}

const root = 'uploads/'
const folderOf = (uploadId: string) => `${root}${uploadId}/`

const removedAtOnce = 16
