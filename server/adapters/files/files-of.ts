import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** The store that the settings name. */
export function filesOf({ files, dataFolder }: Settings): Files {
  return files.kind === 'folder' ? folderFiles(files.folder) : s3Files({ ...files, scratch: join(dataFolder, "passing") })
}
