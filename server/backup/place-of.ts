import { scratchFolder } from '../scratch.ts'
import type { BackupAddress, Settings } from '../settings-shape.ts'
import { folderPlace } from './folder-place.ts'
import type { BackupPlace } from './place.ts'
import { s3Place } from './s3-place.ts'

/** The place at an address of the settings. */
export function placeOf(address: BackupAddress, settings: Pick<Settings, 'dataFolder'>): BackupPlace {
  if (address.kind === 'folder') return folderPlace(address.folder)
  const { bucket, prefix, region, endpoint, forcePathStyle, accessKeyId, secretAccessKey } = address
  return s3Place({
    bucket,
    prefix,
    region,
    forcePathStyle,
    scratch: scratchFolder(settings),
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
  })
}
