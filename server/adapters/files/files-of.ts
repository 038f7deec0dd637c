import { scratchFolder } from '../../scratch.ts'
import type { S3Settings, Settings } from '../../settings-shape.ts'
import { boundCache, type CacheLimits } from './bound-cache.ts'
import { cacheInMemory } from './cache-in-memory.ts'
import { type ChunkObjects, s3ChunkObjects } from './chunk-objects.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'
import { traceFiles } from './trace-files.ts'

/** The store that the settings name. */
export function filesOf(settings: Settings): Files {
  const { files, dataFolder } = settings
  if (files.kind === 'folder') {
    const bounded = boundCache(folderFiles(files.folder), files.folder, cacheLimits(settings))
    return cacheInMemory(traceFiles(bounded), cachedBytes)
  }
  const store = s3Files({ ...bucketOf(files), scratch: scratchFolder({ dataFolder }) })
  return cacheInMemory(traceFiles(store), cachedBytes)
}

/** Where uploads lie in the store; undefined where they lie in a folder. */
export function chunkObjectsOf({ files }: Pick<Settings, 'files'>): ChunkObjects | undefined {
  return files.kind === 'folder' ? undefined : s3ChunkObjects(bucketOf(files))
}

function bucketOf({ bucket, region, endpoint, forcePathStyle, accessKeyId, secretAccessKey }: S3Settings) {
  return {
    bucket,
    region,
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
  }
}

/** What people and strangers cause by looking; months and pages belong to their books. */
export function cacheLimits({ pictureCacheBytes, coverCacheBytes }: Settings): CacheLimits {
  return { pictures: pictureCacheBytes, covers: coverCacheBytes }
}

/** Pictures and pages that are asked for again and again: those of some hundred readers. */
const cachedBytes = 64_000_000
