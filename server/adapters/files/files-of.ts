import type { Settings } from '../../settings.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** The store that the settings name. */
export function filesOf({ files }: Settings): Files {
  if (files.kind === 'folder') return folderFiles(files.folder)
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = files
  return s3Files({
    bucket,
    region,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
  })
}
