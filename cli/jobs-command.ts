import { phrase } from '#press/text/book-words'
import { openSetAside, type SetAside } from '#server/operator-commands'
import type { Environment } from '#server/settings'
import { databaseSettings } from './database-settings.ts'
import { type JobsWords, jobsWords } from './jobs-words.ts'

/** `npm run jobs [list]`, `... retry ID`, `... discard ID`: what the staff does about jobs that were set aside. Gives the exit code. */
export async function jobsCommand(args: readonly string[], env: Environment): Promise<number> {
  const words = jobsWords(env)
  const [verb = 'list', id, ...rest] = args
  const isSound = verb === 'list' ? id === undefined : isVerb(verb) && id !== undefined && rest.length === 0
  if (!isSound) {
    console.error(words.usage)
    return 2
  }
  const settings = await databaseSettings(env)
  if (!settings) return 1
  const setAside = await openSetAside(settings)
  try {
    return await (isVerb(verb) && id !== undefined
      ? change(setAside, verb, id, words)
      : list(setAside, words))
  } finally {
    await setAside.close()
  }
}

type Verb = 'retry' | 'discard'
const isVerb = (text: string): text is Verb => text === 'retry' || text === 'discard'

async function list(setAside: SetAside, words: JobsWords): Promise<number> {
  const jobs = await setAside.list()
  for (const { id, kind, tries, setAsideAt, requestId: request = '-' } of jobs)
    console.log(phrase(words.line, { id, kind, at: setAsideAt.toISOString(), tries, request }))
  if (jobs.length === 0) console.log(words.none)
  return 0
}

async function change(setAside: SetAside, verb: Verb, id: string, words: JobsWords): Promise<number> {
  const isDone = uuid.test(id) && (await setAside[verb](id))
  if (isDone) console.log(phrase(words[verb], { id }))
  else console.error(phrase(words.unknown, { id }))
  return isDone ? 0 : 1
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
