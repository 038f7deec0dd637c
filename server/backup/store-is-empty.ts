import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { s3Client } from '../adapters/files/s3-client.ts'
import { unlessMissing } from '../adapters/files/unless-missing.ts'
import type { FileSettings } from '../settings-shape.ts'

/** Whether a store of files holds none; what is derived does not count. */
export async function storeIsEmpty(files: FileSettings): Promise<boolean> {
  if (files.kind === 'folder') {
    const all = readdir(join(files.folder, 'files'), { recursive: true, withFileTypes: true })
    const entries = (await unlessMissing(all)) ?? []
    return !entries.some(entry => entry.isFile())
  }
  const { bucket: Bucket, region, endpoint, forcePathStyle, accessKeyId, secretAccessKey } = files
  const credentials = { accessKeyId, secretAccessKey }
  const client = s3Client({
    region,
    forcePathStyle,
    credentials,
    ...(endpoint !== undefined && { endpoint }),
  })
  try {
    const { KeyCount = 0 } = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'files/', MaxKeys: 1 }),
    )
    return KeyCount === 0
  } finally {
    client.destroy()
  }
}
