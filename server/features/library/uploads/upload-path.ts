import { join } from 'node:path'
import type { Settings } from '../../../settings-shape.ts'

/** Where archives lie from their first byte until no other part needs them (`remove-uploads.ts`). */
export function uploadFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'uploads')
}

export function uploadPath(settings: Pick<Settings, 'dataFolder'>, uploadId: string): string {
  return join(uploadFolder(settings), uploadId)
}
