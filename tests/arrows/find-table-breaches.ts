import { readImports, readNames } from './read-imports.ts'

/**
 * One line for each file of the service that asks the database where it should ask a store: a table is used by the files of
 * the folder whose `schema.ts` it stands in, and by any `store.ts`, which may join it with its own; routes and jobs use none.
 * Tests are free.
 */
export function findTableBreaches(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) => {
    if (!file.startsWith('server/') || /\.test\.ts$/.test(file)) return []
    return [...(isEntry(file) ? ofEntry(file, text) : []), ...ofOthers(file, text)]
  })
}

/** Where calls and jobs come in. */
function isEntry(file: string): boolean {
  return /^server\/features\/.*\/([\w-]+-)?(routes?|job)\.ts$/.test(file)
}

function ofEntry(file: string, text: string): string[] {
  const targets = [...readImports(file, text), ...readNames(file, text)].map(({ target }) => target)
  return [...new Set(targets)].flatMap(target =>
    isSchema(target) || isDrizzle(target) ? `${file} -> ${target} (a store asks the database)` : [],
  )
}

function ofOthers(file: string, text: string): string[] {
  if (file.endsWith('/store.ts') || isSchema(file)) return []
  return readNames(file, text).flatMap(({ target, name }) => {
    const owner = schema.exec(target)?.[1]
    if (owner === undefined || file.startsWith(`${owner}/`)) return []
    return `${file} -> ${target} (${name} is a table of ${owner})`
  })
}

const schema = /^(server\/features\/[\w-]+\/[\w-]+)\/schema\.ts$/
const isSchema = (target: string) => schema.test(target)
const isDrizzle = (target: string) => target === 'drizzle-orm' || target.startsWith('drizzle-orm/')
