import { join } from 'node:path'
import { findPostgres } from '#server/kernel/db/embedded/start-postgres'
import { completeSettings, type Environment, readSettings } from '#server/settings'
import type { Settings } from '#server/settings-shape'
import { sayRefusal } from './serve/say-refusal.ts'
import { serveWords } from './serve/serve-words.ts'

/** The settings of commands that work in the database of a service that runs; says why there are none. Nothing can be signed with them. */
export async function databaseSettings(env: Environment): Promise<Settings | undefined> {
  const settings = readSettings(env)
  if ('refused' in settings) {
    console.error(sayRefusal(settings, serveWords(env)))
    return undefined
  }
  const folder = join(settings.dataFolder, 'postgres')
  const databaseUrl = settings.databaseUrl ?? (await findPostgres({ folder }))
  if (databaseUrl === undefined) {
    console.error(sayRefusal({ refused: 'no-postgres', folder }, serveWords(env)))
    return undefined
  }
  return completeSettings(settings, { databaseUrl, secret: '' })
}
