import { checkFile, checkPart, DamagedBackup, fileKey } from './checked-part.ts'
import { inTurns } from './copy-files.ts'
import { fileNames } from './file-names.ts'
import type { Manifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'

/** Reads all of a backup, and throws DamagedBackup where something is not as it was written. */
export async function verifyBackup(place: BackupPlace, { tables, files, secret }: Manifest): Promise<void> {
  for (const part of [...tables, ...(secret.part ? [secret.part] : [])]) await checkPart(place, part)
  if (!files) return
  let missing = 0
  await inTurns(fileNames(place, files.names), async sha256 => {
    // one that was missing when it was to be copied; which ones all are is only known of the first hundred
    if (!(await place.has(fileKey(sha256)))) missing += 1
    else await checkFile(place, sha256)
  })
  if (missing > files.missingCount) throw new DamagedBackup(files.names.key)
}
