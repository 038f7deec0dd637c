import { lookFor } from '#server/adapters/pictures/look-for'
import type { OpenedExport } from '#server/adapters/reading/open-export'
import { ArchiveError } from '#sources/archive/archive-error'
import type { Deps } from '../../../deps.ts'
import { findUser, setFirstAvatar } from '../../account/users/store.ts'
import { putFile } from '../files/put-file.ts'
import { endPut } from '../files/store.ts'

/** The portrait of an export, for who has none: looked at as any other picture. One does without one that cannot be had. */
export async function restorePortrait(
  uid: string,
  { marker, openPicture }: Pick<OpenedExport, 'marker' | 'openPicture'>,
  deps: Deps,
): Promise<void> {
  const { avatar } = marker.person
  if (avatar === undefined || (await findUser(deps.db, uid))?.avatar !== null) return
  const bytes = await openPicture(avatar).catch(error => {
    if (error instanceof ArchiveError) return 'missing'
    throw error
  })
  if (!Buffer.isBuffer(bytes) || bytes.length > mostBytes) return
  const look = await lookFor(uid, deps.pictures)(bytes, { phash: false })
  if ('unreadable' in look) return
  const { sha256 } = await putFile(deps, { uid }, bytes)
  await deps.db.transaction(async tx => {
    await setFirstAvatar(tx, uid, sha256)
    await endPut(tx, { uid }, sha256)
  })
}

/** As of one that a network gives (account/login/welcome.ts). */
const mostBytes = 10_000_000
