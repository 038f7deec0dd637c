import { scratchFolder } from '../../scratch.ts'
import type { Settings } from '../../settings.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { holdKept } from './hold-kept.ts'
import { s3Files } from './s3-files.ts'

/** The store that the settings name. */
export function filesOf({ files, dataFolder }: Settings): Files {
  if (files.kind === 'folder') return holdKept(folderFiles(files.folder), heldBytes)
  const { bucket, region, endpoint, forcePathStyle, accessKeyId, secretAccessKey } = files
  const store = s3Files({
    bucket,
    region,
    forcePathStyle,
    scratch: scratchFolder({ dataFolder }),
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
  })
  return holdKept(store, heldBytes)
}

/** Pictures and pages that are asked for again and again: those of some hundred readers. */
const heldBytes = 64_000_000
