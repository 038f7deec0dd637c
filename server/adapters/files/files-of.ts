import { scratchFolder } from '../../scratch.ts'
import type { Settings } from '../../settings.ts'
import { cacheInMemory } from './cache-in-memory.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** The store that the settings name. */
export function filesOf({ files, dataFolder }: Settings): Files {
  if (files.kind === 'folder') return cacheInMemory(folderFiles(files.folder), cachedBytes)
  const { bucket, region, endpoint, forcePathStyle, accessKeyId, secretAccessKey } = files
  const store = s3Files({
    bucket,
    region,
    forcePathStyle,
    scratch: scratchFolder({ dataFolder }),
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
  })
  return cacheInMemory(store, cachedBytes)
}

/** Pictures and pages that are asked for again and again: those of some hundred readers. */
const cachedBytes = 64_000_000
