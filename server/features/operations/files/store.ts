import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { storedKinds } from '#contract/desk-service'
import type { Sql } from '../../../kernel/db/connect.ts'

const figures = z.object({ files: z.int(), bytes: z.number() })

/** How much of each kind the rows tell of; the same bytes twice are counted once. What is derived is made again and not counted. */
export async function readStored(db: Sql) {
  const { rows } = await db.execute(sql`
    select 'pictures' as kind, count(*)::int as files, coalesce(sum(bytes), 0)::float as bytes from pictures
    union all select 'uploads', count(*)::int, coalesce(sum(bytes), 0)::float from uploads
    union all select 'readings', count(*)::int, coalesce(sum(bytes), 0)::float
      from (select distinct sha256, bytes from downloads where sha256 is not null) as readings
    union all select 'exports', count(*)::int, coalesce(sum(bytes), 0)::float
      from (select distinct sha256, bytes from exports where sha256 is not null) as exports
    union all select 'prints', count(*)::int, coalesce(sum(bytes), 0)::float
      from (select distinct sha256, bytes from print_files) as prints`)
  return z.array(figures.extend({ kind: z.enum(storedKinds) })).parse(rows)
}

/** What lost its last use: what the next sweep removes, and how many files are only due later. */
export async function readReclaimable(db: Sql) {
  const { rows } = await db.execute(sql`
    with unneeded as (
      select kind, key, bool_or(due_at <= now()) as is_due from file_removals r
      where not exists (
        select from file_uses u where u.key = r.key and u.kind = r.kind and (u.until is null or u.until > now()))
      group by kind, key)
    select count(*) filter (where is_due)::int as files, count(*) filter (where not is_due)::int as later,
      coalesce(sum(p.bytes) filter (where is_due), 0)::float as bytes
    from unneeded left join pictures p on unneeded.kind = 'files' and p.sha256 = unneeded.key`)
  const [row] = z.array(figures.extend({ later: z.int() })).parse(rows)
  return row ?? { files: 0, bytes: 0, later: 0 } // a count is one row
}
