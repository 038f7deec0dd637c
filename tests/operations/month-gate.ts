import { asc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { items } from '#server/features/library/content/schema'
import { imports, receiptLines } from '#server/features/library/imports/schema'
import type { Db } from '#server/kernel/db/connect'

export interface MonthGate {
  /** Whether an import stands before it. */
  isWaitedAt(): Promise<boolean>
  open(): Promise<void>
  close(): Promise<void>
}

/**
 * A gate, shut, for imports whose first month has its pictures: they wait in PostgreSQL when they say which files they put next, which is before
 * anything of the second month is written into the book.
 */
export async function monthGate(databaseUrl: string): Promise<MonthGate> {
  const keeper = new pg.Client(databaseUrl)
  await keeper.connect()
  await keeper.query(`
    create function wait_at_gate() returns trigger language plpgsql as $$ begin
      if new.holder like 'put %' and exists (select from items where bid = new.bid and not pending and photos > 0)
        then perform pg_advisory_xact_lock_shared(${gateLock}); end if;
      return new;
    end $$;
    create trigger gate before insert or update on file_uses for each row execute function wait_at_gate();
    select pg_advisory_lock(${gateLock})`)
  return {
    async isWaitedAt() {
      const { rowCount } = await keeper.query(
        `select from pg_locks where locktype = 'advisory' and objid = ${gateLock} and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      )
      return rowCount === 1
    },
    open: async () => void (await keeper.query(`select pg_advisory_unlock(${gateLock})`)),
    close: () => keeper.end(),
  }
}

/** Of nobody else. */
const gateLock = 77_077

/** What imports write into a book, without what only says when and which book it is. */
export async function importedInto(db: Db, bid: string) {
  const entries = await db.select().from(items).where(eq(items.bid, bid)).orderBy(asc(items.time))
  const lines = await db
    .select()
    .from(receiptLines)
    .where(eq(receiptLines.bid, bid))
    .orderBy(receiptLines.name)
  const runs = await db.select().from(imports).where(eq(imports.bid, bid))
  const [pictures] = (await db.execute(sql`select count(*)::int from pictures`)).rows
  return {
    entries: entries.map(({ bid: _, updatedAt: __, version: ___, ...entry }) => entry),
    lines: lines.map(({ bid: _, lineId: __, importId: ___, ...line }) => line),
    ends: runs.map(({ why, endedAt }) => ({ why, endedAt })),
    pictures,
  }
}
