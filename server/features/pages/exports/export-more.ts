import type { Sql } from '../../../kernel/db/connect.ts'

/** What features above have of a person, for the ZIP: JSON by its path there. */
export type ExportMore = (db: Sql, uid: string) => Promise<ReadonlyMap<string, object>>
