import type { z } from 'zod'
import type { importRun } from '#contract/social-imports'
import type { ImportRow } from './schema.ts'

export function presentImport(row: ImportRow): z.infer<typeof importRun> {
  const { importId, bid, via, state, why, figures, startedAt, endedAt, names } = row
  return {
    importId,
    bid,
    via,
    state,
    ...(why !== null && { why }),
    ...(figures !== null && { figures }),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    names,
  }
}
