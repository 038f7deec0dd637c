import type { Sql } from '../../db/connect.ts'
import { type ImportWish, imports } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'

export async function startImport(
  tx: Sql,
  deps: Deps,
  wish: { bid: string; via: 'facebook' | 'instagram' | 'archive'; wanted: ImportWish; names: string[] },
): Promise<string> {
  const importId = deps.newId()
  await tx.insert(imports).values({ importId, ...wish, state: 'waiting', startedAt: deps.now() })
  return importId
}
