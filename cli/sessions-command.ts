import { phrase } from '#press/text/book-words'
import { openSessions } from '#server/operator-commands'
import type { Environment } from '#server/settings'
import { databaseSettings } from './database-settings.ts'
import { sessionsWords } from './sessions-words.ts'

/** `npm run sessions end UID`, `... end-all`: who runs the service logs a person out everywhere, or everybody. Gives the exit code. */
export async function sessionsCommand(args: readonly string[], env: Environment): Promise<number> {
  const words = sessionsWords(env)
  const [verb, uid] = args
  const isSound = verb === 'end' ? args.length === 2 : verb === 'end-all' && args.length === 1
  if (!isSound) {
    console.error(words.usage)
    return 2
  }
  const settings = await databaseSettings(env)
  if (!settings) return 1
  const sessions = await openSessions(settings)
  try {
    const count = uid === undefined ? await sessions.endAll() : await sessions.endOf(uid)
    if (count === undefined) console.error(phrase(words.unknown, { uid: uid ?? '' }))
    else console.log(phrase(words.ended, { count }))
    return count === undefined ? 1 : 0
  } finally {
    await sessions.close()
  }
}
