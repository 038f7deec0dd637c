import type { Deps } from '../../../deps.ts'
import { folderBytes } from './folder-bytes.ts'
import { sharedBytes } from './shared-bytes.ts'
import type { UploadBytes } from './upload-bytes.ts'

/** In the shared store where there is one: any server takes the next bytes, and any worker reads them (decision 0080). */
export function uploadBytesOf(deps: Deps): UploadBytes {
  return deps.chunkObjects ? sharedBytes(deps, deps.chunkObjects) : folderBytes(deps)
}
