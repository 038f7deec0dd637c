import type { OwnExport } from '#contract/exports'
import type { Deps } from '../../../deps.ts'
import { exportAddress } from './export-address.ts'
import { exportDays, findExport } from './store.ts'

/** How far the export of a person is. */
export async function presentExport(
  uid: string,
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
): Promise<OwnExport> {
  const row = await findExport(db, uid)
  const name = `daybound-${(row?.madeAt ?? now()).toISOString().slice(0, 10)}.zip`
  const endsAt = row?.madeAt ? new Date(row.madeAt.getTime() + exportDays * dayMs) : undefined
  const isReady = row?.state === 'ready' && row.sha256 !== null
  const until = new Date(now().getTime() + dayMs)
  return {
    state: row?.state ?? 'none',
    done: row?.done ?? 0,
    of: 100,
    href:
      isReady && row.sha256 !== null
        ? exportAddress({ uid, sha256: row.sha256, name }, until, settings.secret)
        : null,
    bytes: isReady ? row.bytes : null,
    name,
    madeAt: row?.madeAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

const dayMs = 86_400_000
