import type pg from 'pg'
import { spanHere } from './span-here.ts'

type Query = (...args: unknown[]) => unknown

/** What a connection is asked within a span is a span of its own: named for what it does to which table, and nothing of its text or parameters. */
export function traceStatements(client: pg.PoolClient): void {
  // reason: pg's overloads are all calls of this one
  const query = client.query.bind(client) as Query
  const traced: Query = (...args) => {
    const above = spanHere()
    const text = textOf(args[0])
    // what goes on for long (copy) ends elsewhere
    if (above === undefined || text === undefined) return query(...args)
    const { verb, table } = summaryOf(text)
    const span = above.begin(table === undefined ? verb : `${verb} ${table}`, {
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': verb,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    })
    const end = (error?: unknown) => {
      if (error) span.fail(error)
      span.end()
    }
    const last = args.at(-1)
    if (typeof last === 'function')
      return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
        end(error)
        last(error, result)
      })
    const answer = query(...args)
    Promise.resolve(answer).then(() => end(), end)
    return answer
  }
  client.query = traced as typeof client.query // reason: as above
}

/** Of a statement that is given as text, or as an object with it. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement || !('text' in statement))
    return undefined
  return typeof statement.text === 'string' ? statement.text : undefined
}

/** First word and first table. Only what is written as names of ours are, in small letters: a text that somebody put in quotes is none. */
export function summaryOf(text: string): { verb: string; table?: string } {
  const verb = /^\s*([a-z]{2,12})\b/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const [, schema, name] =
    /\b(?:from|into|update|join)\s+(?:"?([a-z_]{1,63})"?\.)?"?([a-z_]{1,63})"?(?![\w(])/i.exec(text) ?? []
  if (name === undefined) return { verb }
  return { verb, table: schema === undefined ? name : `${schema}.${name}` }
}
