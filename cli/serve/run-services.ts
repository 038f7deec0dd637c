import { once } from 'node:events'
import { join } from 'node:path'
import { phrase } from '#press/text/book-words'
import { openPeople } from '#server/open-people'
import { readSettings } from '#server/settings'
import type { GivenSettings, Settings } from '#server/settings-shape'
import { awaitHealth, type Late } from './await-health.ts'
import { buildWebIfStale } from './build-web.ts'
import { claimSandbox } from './claim-sandbox.ts'
import { makeDataFolder } from './data-folder.ts'
import { explain } from './explain.ts'
import { freePort } from './free-port.ts'
import { keepSecret } from './keep-secret.ts'
import { migratedDatabase } from './migrated-database.ts'
import { parseServices } from './parse-services.ts'
import type { PartGround } from './part-ground.ts'
import type { Open, Run } from './run.ts'
import { type ServeRefused, sayRefusal } from './say-refusal.ts'
import { type ServeWords, serveWords } from './serve-words.ts'
import { shippedBuilds } from './shipped-builds.ts'
import { startParts } from './start-parts.ts'
import { tryPort } from './try-port.ts'
import { nearOrigin } from './with-sandbox.ts'

/** Runs the services until it is asked to stop. Gives the exit code. */
export async function runServices(run: Run): Promise<number> {
  const words = serveWords(run.env)
  const open: Open = { closers: [], killers: [] }
  run.forced.addEventListener('abort', () => {
    for (const kill of open.killers) kill()
  })
  try {
    const stopped = run.stopSignal.aborted ? undefined : once(run.stopSignal, 'abort').then(() => undefined)
    const refusal = await Promise.race([stopped, start(run, words, open)])
    if (refusal === undefined) run.say(words.stopping)
    else run.complain(sayRefusal(refusal, words))
    return refusal === undefined ? 0 : 1
  } catch (error) {
    run.complain(phrase(words.bad.failed, { words: explain(error) }))
    return 1
  } finally {
    for (const close of open.closers.reverse()) await close()
  }
}

/** Starts everything and stays with it; comes back only with a refusal. */
async function start(run: Run, words: ServeWords, open: Open): Promise<ServeRefused> {
  const services = parseServices(run.args)
  if ('refused' in services) return services
  const settings = readSettings(run.env)
  if ('refused' in settings) return settings
  if (settings.sandbox && services.has('api') && !services.has('sandbox'))
    return { refused: 'sandbox-not-played' }
  const taken = services.has('api') ? await portRefusal(settings) : undefined
  if (taken !== undefined) return taken

  makeDataFolder(settings.dataFolder)
  const secret = settings.secret ?? keepSecret(settings.dataFolder)
  if (typeof secret !== 'string') return secret
  // parts load their programs while PostgreSQL starts; they begin when it is there
  const migrating = migratedDatabase(run, words, open, { ...settings, secret }, services)
  const ground = Promise.withResolvers<PartGround>()
  let restarted = () => Promise.resolve()
  const parts = startParts(run, words, open, {
    settings,
    secret,
    services,
    ground: ground.promise,
    before: () => restarted(),
  })
  const web = services.has('web') ? webFolder(run, words, settings) : Promise.resolve(undefined)
  const [database, folder] = await Promise.all([migrating, web])
  if ('refused' in database) return database
  run.stopSignal.throwIfAborted()
  restarted = database.restarted
  const plays = services.has('sandbox') && settings.sandbox
  const claim = plays ? await claimSandbox(database.url) : undefined
  if (plays && !claim) return { refused: 'sandbox-elsewhere' }
  open.closers.push(async () => claim?.release())
  ground.resolve({
    databaseUrl: database.url,
    ...(folder !== undefined && { webFolder: folder }),
    ...(plays && { smtpPort: await freePort() }),
  })

  const gaveUp: Promise<ServeRefused> = Promise.race([
    ...parts.map(async ({ name, part }) => refusalOf(name, await part.gaveUp)),
    database.gaveUp.then(last => refusalOf('PostgreSQL', last)),
    ...(claim ? [claim.lost.then(() => ({ refused: 'sandbox-elsewhere' as const }))] : []),
  ])
  const ready = Promise.all(parts.map(({ part }) => part.ready))
  const up = ready.then(() =>
    services.has('api') ? awaitHealth(nearOrigin(settings), run.stopSignal, sayLate(run, words)) : undefined,
  )
  const ended = await Promise.race([up, gaveUp])
  if (ended !== undefined) return ended
  run.say(
    services.has('api')
      ? phrase(words.ready, { address: settings.publicOrigin })
      : phrase(words.readyParts, { services: [...services].join(', ') }),
  )
  if (plays) run.say(words.sandbox)
  if (services.has('api')) await sayFirstStaff(run, words, { ...settings, secret, databaseUrl: database.url })
  return await gaveUp
}

/** A store under another name answers nothing for as long as one waits: the start says what it waits for. */
function sayLate(run: Run, words: ServeWords): Late {
  const say = (checks: readonly string[]) =>
    run.complain(
      checks.length === 0 ? words.notReady : phrase(words.notReadyFor, { checks: checks.join(', ') }),
    )
  return { afterMs: 10_000, say }
}

/** Without staff there is nobody who could make the first of them: the terminal is who runs the service. */
async function sayFirstStaff(run: Run, words: ServeWords, settings: Settings): Promise<void> {
  const people = openPeople(settings)
  try {
    const address = await people.inviteFirstStaff()
    if (address !== undefined) run.say(phrase(words.firstStaff, { address }))
  } catch (error) {
    // the next start says it
    run.complain(phrase(words.databaseAway, { why: explain(error) }))
  } finally {
    await people.close()
  }
}

const refusalOf = (part: string, words: string) => ({ refused: 'gave-up' as const, part, words })

async function portRefusal({ host, port }: GivenSettings): Promise<ServeRefused | undefined> {
  const why = await tryPort({ host, port })
  const address = `${host}:${port}`
  if (why === undefined) return undefined
  return why === 'EADDRINUSE'
    ? { refused: 'port-taken', address }
    : { refused: 'cannot-listen', address, why }
}

function webFolder(run: Run, words: ServeWords, { dataFolder }: GivenSettings): Promise<string> {
  const buildsFolder = join(dataFolder, 'web')
  return buildWebIfStale({
    root: run.root,
    buildsFolder,
    shippedFolder: shippedBuilds(run.root),
    onBuild: () => run.say(words.building),
    signal: run.stopSignal,
  })
}
