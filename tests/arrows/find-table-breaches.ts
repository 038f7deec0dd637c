import { tableOwners } from './map.ts'
import { readImports, readNames } from './read-imports.ts'

/**
 * One line for each file of the service that asks the database where it should ask a store: a table is used by the files of
 * the noun that owns it, and by any `store.ts`, which may join it with its own; routes and jobs use none. Tests are free.
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
    const feature = schema.exec(target)?.[1]
    if (feature === undefined) return []
    const owner = ownerOf(feature, name)
    if (owner === undefined) return `${file} -> ${target} (${name} is a table of no noun)`
    return file.startsWith(`${owner}/`) ? [] : `${file} -> ${target} (${name} is a table of ${owner})`
  })
}

const schema = /^server\/features\/([\w-]+)\/schema\.ts$/
const isSchema = (target: string) => schema.test(target)
const isDrizzle = (target: string) => target === 'drizzle-orm' || target.startsWith('drizzle-orm/')

function ownerOf(feature: string, table: string): string | undefined {
  const nouns = Object.entries(tableOwners[feature] ?? {})
  const noun = nouns.find(([, tables]) => tables.includes(table))?.[0]
  return noun === undefined ? undefined : `server/features/${feature}/${noun}`
}
