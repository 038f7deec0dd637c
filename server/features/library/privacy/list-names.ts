import { sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'

/** People whom items of a book name, those who are named most first. */
export async function listNames(db: Sql, bid: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from items, jsonb_array_elements_text(original -> 'people') as name
    where bid = ${bid} and length(name) between 2 and 60
    group by name order by count(*) desc, name limit ${mostNames}`)
  return rows.map(({ name }) => name)
}

/** Each is looked for in every text. */
const mostNames = 300
