import { is, SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'

/** The statements that make the tables of a schema in an empty database: tables first, then what refers to other tables. */
export function schemaStatements(tables: readonly PgTable[]): string[] {
  const configs = tables.map(getTableConfig)
  return [...configs.map(createTable), ...configs.flatMap(references), ...configs.flatMap(createIndexes)]
}

type Config = ReturnType<typeof getTableConfig>

function createTable({ name, columns, primaryKeys, uniqueConstraints, checks }: Config): string {
  const parts = [
    ...columns.map(columnOf),
    ...primaryKeys.map(key => `primary key (${namesOf(key.columns)})`),
    ...uniqueConstraints.map(unique => `unique (${namesOf(unique.columns)})`),
    ...checks.map(check => `constraint ${check.name} check (${textOf(check.value)})`),
  ]
  return `create table ${name} (${parts.join(', ')})`
}

function columnOf(column: PgColumn): string {
  const standard = column.hasDefault && column.default !== undefined ? ` default ${literalOf(column)}` : ''
  return [
    `"${column.name}" ${column.getSQLType()}${standard}`,
    column.notNull ? 'not null' : '',
    column.primary ? 'primary key' : '',
    column.isUnique ? 'unique' : '',
  ].join(' ')
}

function references({ name, foreignKeys }: Config): string[] {
  return foreignKeys.map(key => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const target = `${getTableConfig(foreignTable).name} (${namesOf(foreignColumns)})`
    const deleting = key.onDelete === undefined ? '' : ` on delete ${key.onDelete}`
    return `alter table ${name} add foreign key (${namesOf(columns)}) references ${target}${deleting}`
  })
}

function createIndexes({ name, indexes }: Config): string[] {
  return indexes.map(({ config }) => {
    const { unique, where } = config
    const columns = namesOf(config.columns)
    return `create ${unique ? 'unique ' : ''}index ${config.name} on ${name} (${columns})${where ? ` where ${textOf(where)}` : ''}`
  })
}

function namesOf(
  columns: readonly (PgColumn | Config['indexes'][number]['config']['columns'][number])[],
): string {
  return columns
    .map(column => {
      if (!('name' in column) || column.name === undefined) throw new Error('an index over an expression')
      return `"${column.name}"`
    })
    .join(', ')
}

function literalOf({ default: standard }: PgColumn): string {
  if (is(standard, SQL)) return textOf(standard)
  if (typeof standard === 'boolean' || typeof standard === 'number') return String(standard)
  return `'${typeof standard === 'string' ? standard : JSON.stringify(standard)}'`
}

function textOf(expression: SQL): string {
  const { sql: text, params } = new PgDialect().sqlToQuery(sql`${expression}`)
  if (params.length > 0) throw new Error(`a definition with parameters: ${text}`)
  return text
}
