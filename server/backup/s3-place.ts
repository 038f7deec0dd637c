import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { putStream } from '../adapters/files/put-stream.ts'
import { type S3Account, s3Client, unlessMissing } from '../adapters/files/s3-client.ts'
import type { BackupPlace } from './place.ts'

/** Backups in a bucket, below a prefix. A stream lies in `scratch` until its length is known. */
export function s3Place(to: S3Account & { bucket: string; prefix: string; scratch: string }): BackupPlace {
  const { bucket: Bucket, prefix, scratch } = to
  const client = s3Client(to)
  const keyOf = (key: string) => `${prefix}${key}`
  return {
    write: (key, bytes) => putStream({ client, scratch, Bucket }, bytes, async () => keyOf(key)),
    async read(key) {
      const answer = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key: keyOf(key) })))
      // in Node, the SDK's bodies are streams of Node
      return answer?.Body instanceof Readable ? answer.Body : undefined
    },
    has: async key =>
      (await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key: keyOf(key) })))) !== undefined,
    async *list(under) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${keyOf(under)}/` }))
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }))
    },
    close: () => client.destroy(),
  }
}
