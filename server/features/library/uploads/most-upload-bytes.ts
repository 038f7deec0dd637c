import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { limitsOf } from '../quotas/limits-of.ts'

/** How large an archive of a person may be, who has no other here. */
export async function mostUploadBytes(db: Sql, uid: string, deps: Pick<Deps, 'settings'>): Promise<number> {
  const { uploadBytes } = await limitsOf(db, uid, deps)
  const { uploadMaxBytes } = deps.settings
  return uploadBytes === 0 ? uploadMaxBytes : Math.min(uploadMaxBytes, uploadBytes)
}
