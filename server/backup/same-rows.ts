import { Client } from 'pg'
import type { TablePart } from './manifest.ts'

/** The first table whose rows differ between two databases, whatever their order: by their number, and a sum over all that is in them. */
export async function firstDifference(
  oneUrl: string,
  otherUrl: string,
  tables: readonly TablePart[],
): Promise<string | undefined> {
  const [first, second] = [client(oneUrl), client(otherUrl)]
  try {
    for (const each of [first, second]) {
      await each.connect()
      await each.query(`set timezone = 'UTC'; set statement_timeout = 0`)
    }
    for (const table of tables.filter(({ schema }) => schema === 'public')) {
      const [left, right] = await Promise.all([first, second].map(each => figuresOf(each, table)))
      if (left !== right) return table.table
    }
    return undefined
  } finally {
    await Promise.all([first.end(), second.end()])
  }
}

function client(connectionString: string): Client {
  const made = new Client({ connectionString })
  // one that breaks between two queries: the next of them fails
  made.on('error', () => undefined)
  return made
}

/** Rows as text are the same in all versions of PostgreSQL; so is MD5. */
async function figuresOf(database: Client, { table, columns }: TablePart): Promise<string> {
  const list = columns.map(column => database.escapeIdentifier(column)).join(', ')
  const { rows } = await database.query<{ figures: string }>(`
    select count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as figures
    from (select ${list} from ${database.escapeIdentifier(table)}) t`)
  return rows[0]?.figures ?? ''
}
