import { startFauxqs } from 'fauxqs'
import { type ChunkObjects, s3ChunkObjects } from '#server/adapters/files/chunk-objects'

/** A store that speaks S3, with an empty bucket. */
export async function playedStore(): Promise<{ address: string; stop(): Promise<void> }> {
  const store = await startFauxqs({ port: 0, logger: false })
  store.createBucket(bucket)
  return { address: store.address, stop: () => store.stop() }
}

export function chunkObjectsAt(endpoint: string): ChunkObjects {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  return s3ChunkObjects({ bucket, region: 'us-east-1', endpoint, forcePathStyle: true, credentials })
}

/** Settings with which a service keeps its files there. */
export function storeEnvironment(address: string) {
  return {
    FILES: 's3',
    S3_ENDPOINT: address,
    S3_BUCKET: bucket,
    S3_FORCE_PATH_STYLE: 'on',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
}

const bucket = 'days'
