import type { Client } from 'pg'

interface Column {
  name: string
  type: string
  isNeeded: boolean
  /** Table and column that it refers to. */
  refersTo: string | null
  /** Its checks, as PostgreSQL writes them. */
  checks: string | null
}

/** Puts one made-up row into a table, whatever its columns; false where a table that it refers to has none yet. */
export async function insertAnyRow(client: Client, table: string): Promise<boolean> {
  const { rows: columns } = await client.query<Column>(
    `
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded",
      (select format('%s.%I', k.confrelid::regclass, f.attname) from pg_constraint k
        join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
        where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey[1] = a.attnum limit 1) as "refersTo",
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any(k.conkey)) as checks
    from pg_attribute a
    where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table],
  )
  const values = new Map<string, unknown>()
  for (const column of columns) {
    if (column.refersTo !== null) {
      const [parent, key] = column.refersTo.split('.')
      const { rows } = await client.query<{ value: unknown }>(`select ${key} as value from ${parent} limit 1`)
      const [row] = rows
      if (row === undefined && column.isNeeded) return false
      if (row !== undefined) values.set(column.name, row.value)
    } else if (column.isNeeded) values.set(column.name, anyValue(column))
  }
  const names = [...values.keys()].map(name => client.escapeIdentifier(name))
  const places = names.map((_, at) => `$${at + 1}`)
  await client.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, [
    ...values.values(),
  ])
  return true
}

function anyValue({ type, checks }: Column): unknown {
  const [, word] = /'([^']+)'::text/.exec(checks ?? '') ?? []
  if (word !== undefined) return word
  if (type === 'text') return 'some words'
  if (type === 'jsonb') return '{}'
  if (type === 'boolean') return false
  if (type === 'uuid') return '0b6f4d1e-5d0c-4a49-9a4c-0d4f8a1f6b11'
  if (type === 'bytea') return Buffer.from('some bytes')
  if (type.endsWith('[]')) return []
  if (type.startsWith('timestamp') || type === 'date') return new Date(0)
  return 1
}
