import type { Client } from 'pg'

/** All that PostgreSQL knows of the tables of a database, in its own words and in the order of the alphabet; names of keys apart. */
export async function describeTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end, ' default ' || pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all
    select format('%s %s%s%s', conrelid::regclass, case when contype = 'c' then conname || ' ' else '' end,
      pg_get_constraintdef(oid), case when convalidated then '' else ' not valid' end)
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
    union all
    select pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u'))
    union all
    select 'sequence ' || oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`)
  return rows
    .map(({ line }) => inOrder(line))
    .filter(line => !line.startsWith('migrations'))
    .sort()
}

/** A check that a column holds one of some words says the same in every order of them. */
function inOrder(line: string): string {
  return line.replace(
    /ARRAY\[([^\]]*)\]/,
    (_, words: string) => `ARRAY[${words.split(', ').sort().join(', ')}]`,
  )
}

/** Columns that refer to another table and are the first of no index. */
export async function referencesWithoutIndex(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('%s %s', k.conrelid::regclass, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`)
  return rows.map(({ line }) => line)
}
