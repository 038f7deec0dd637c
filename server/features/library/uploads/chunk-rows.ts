import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type ChunkRow, uploadChunks } from './schema.ts'
import { lockUpload } from './store.ts'

export async function findLastChunk(db: Sql, uploadId: string): Promise<ChunkRow | undefined> {
  const [last] = await db
    .select()
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, uploadId))
    .orderBy(desc(uploadChunks.number))
    .limit(1)
  return last
}

/** How many bytes there are up to the end of a chunk, which may be none. */
export function endOf(chunk: Pick<ChunkRow, 'start' | 'bytes'> | undefined): number {
  return chunk ? chunk.start + chunk.bytes : 0
}

/** Those that end at a byte or behind it, in their order. */
export async function listChunksFrom(db: Sql, uploadId: string, byte: number): Promise<ChunkRow[]> {
  return db
    .select()
    .from(uploadChunks)
    .where(
      and(eq(uploadChunks.uploadId, uploadId), sql`${uploadChunks.start} + ${uploadChunks.bytes} >= ${byte}`),
    )
    .orderBy(asc(uploadChunks.number))
}

/**
 * Makes a chunk the next of its upload. Of two servers that took the same bytes, after a line broke for example, the first one's
 * count: the other is told `taken`.
 */
export async function appendChunk(
  db: Sql,
  { uploadId, ...chunk }: Omit<ChunkRow, 'number'>,
): Promise<'appended' | 'taken' | 'gone' | 'too-many'> {
  return db.transaction(async tx => {
    if (!(await lockUpload(tx, uploadId))) return 'gone'
    const last = await findLastChunk(tx, uploadId)
    if (endOf(last) !== chunk.start) return 'taken'
    const number = (last?.number ?? 0) + 1
    if (number > mostChunks) return 'too-many'
    await tx.insert(uploadChunks).values({ uploadId, number, ...chunk })
    return 'appended'
  })
}

/** Six times what the smallest pieces of a browser (64 kB) make of 1 GB; 64 GB come in 16,400 (chunk-store.ts). */
const mostChunks = 100_000
