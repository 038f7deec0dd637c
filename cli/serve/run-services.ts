import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { phrase } from '#press/text/book-words'
import { folderPlace } from '#server/backup/folder-place'
import { makeBackup } from '#server/backup/make-backup'
import { removeBackups } from '#server/backup/remove-backups'
import { findPostgres } from '#server/kernel/db/embedded/start-postgres'
import { migrate } from '#server/kernel/db/migrate'
import { untilItAnswers } from '#server/kernel/db/until-it-answers'
import { openPeople } from '#server/open-people'
import { productVersion } from '#server/product-version'
import { type Environment, readSettings } from '#server/settings'
import type { GivenSettings, Settings } from '#server/settings-shape'
import { awaitHealth, type Late } from './await-health.ts'
import { buildWebIfStale } from './build-web.ts'
import { claimSandbox } from './claim-sandbox.ts'
import { makeDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'
import { keepPostgres } from './keep-postgres.ts'
import { keepSecret } from './keep-secret.ts'
import { parseServices, type Service } from './parse-services.ts'
import type { PartGround } from './part-ground.ts'
import { type ServeRefused, sayRefusal } from './say-refusal.ts'
import type { ServeOutput } from './serve-output.ts'
import { type ServeWords, serveWords } from './serve-words.ts'
import { shippedBuilds } from './shipped-builds.ts'
import { type SupervisedProcess, type SuperviseRules, superviseProcess } from './supervise-process.ts'
import { tryPort } from './try-port.ts'
import { nearOrigin } from './with-sandbox.ts'

export interface Run extends ServeOutput {
  args: readonly string[]
  env: Environment
  /** The project's folder. */
  root: string
  /** The program of one part, which is told its name and what it mounts. */
  partFile: string
  /** Ends it cleanly: parts first, PostgreSQL last. */
  stopSignal: AbortSignal
  /** Ends everything at once. */
  forced: AbortSignal
  /** How long parts that die are started again. */
  rules?: SuperviseRules
}

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

/** What ends the things that were started, in the order of their start. */
interface Open {
  closers: (() => Promise<unknown>)[]
  killers: (() => void)[]
}

type Database = { url: string; restarted(): Promise<void>; gaveUp: Promise<string> }

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

async function migratedDatabase(
  run: Run,
  words: ServeWords,
  open: Open,
  settings: GivenSettings & { secret: string },
  services: ReadonlySet<Service>,
): Promise<Database | ServeRefused> {
  const database = await openDatabase(run, words, open, settings, services)
  if ('refused' in database) return database
  const migrated = await untilItAnswers(
    () => migrate(database.url, undefined, () => keepBeforeUpgrade(run, words, settings, database.url)),
    error => run.complain(phrase(words.databaseAway, { why: explain(error) })),
    { signal: run.stopSignal },
  )
  return 'refused' in migrated ? migrated : database
}

/** A backup of the database alone, beside the data: files are only added, so that an older version finds its own. */
async function keepBeforeUpgrade(
  run: Run,
  words: ServeWords,
  { dataFolder, backup, secret }: GivenSettings & { secret: string },
  databaseUrl: string,
): Promise<void> {
  if (!backup.beforeUpgrade) return
  const folder = join(dataFolder, 'before-upgrade')
  const of = { databaseUrl, secret: { value: secret, isIncluded: false }, version: productVersion }
  const place = folderPlace(folder)
  const { name } = await makeBackup(of, place, () => new Date())
  await removeBackups(place, { days: 0, weeks: 0 })
  run.say(phrase(words.keptBeforeUpgrade, { name, folder }))
}

async function openDatabase(
  run: Run,
  words: ServeWords,
  open: Open,
  settings: GivenSettings,
  services: ReadonlySet<Service>,
): Promise<Database | ServeRefused> {
  const elsewhere = (url: string): Database => ({
    url,
    restarted: () => Promise.resolve(),
    gaveUp: Promise.withResolvers<string>().promise,
  })
  if (settings.databaseUrl !== undefined) return elsewhere(settings.databaseUrl)
  const folder = join(settings.dataFolder, 'postgres')
  if (!services.has('postgres')) {
    const url = await findPostgres({ folder })
    return url === undefined ? { refused: 'no-postgres', folder } : elsewhere(url)
  }
  const onRestart = () => run.complain(phrase(words.restarted, { part: 'PostgreSQL' }))
  const onTrouble = (error: unknown) => run.complain(phrase(words.databaseAway, { why: explain(error) }))
  const keeping = keepPostgres({ folder, onRestart, onTrouble })
  open.closers.push(async () => {
    // asked to stop while it starts: it is ended once it is there
    const postgres = await keeping.catch(() => undefined)
    if (postgres !== undefined && !('refused' in postgres)) await postgres.stop()
  })
  const postgres = await keeping
  if ('refused' in postgres)
    return postgres.refused === 'already-running' ? { refused: postgres.refused, folder } : postgres
  open.killers.push(postgres.kill)
  return postgres
}

interface Beginning {
  settings: GivenSettings
  secret: string
  services: ReadonlySet<Service>
  ground: Promise<PartGround>
  before(): Promise<void>
}

function startParts(
  run: Run,
  words: ServeWords,
  open: Open,
  { settings, secret, services, ground, before }: Beginning,
): { name: string; part: SupervisedProcess }[] {
  const env = {
    // parts that start again need not compile again
    NODE_COMPILE_CACHE: join(settings.dataFolder, 'compiled'),
    // glibc gives each thread an arena of its own, which keeps what it once had: a worker grew to 690 MB, with two it stays at 460
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    ...run.env,
    SECRET: secret,
  }
  const mounts = services.has('sandbox') ? ['--sandbox'] : []
  const parts = (['api', 'worker'] as const)
    .filter(name => services.has(name))
    .map(name => ({
      name,
      part: superviseProcess({
        launch: () =>
          spawn(process.execPath, [youngGeneration, run.partFile, name, ...(name === 'api' ? mounts : [])], {
            cwd: run.root,
            env,
            stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
          }),
        ground,
        before,
        onRestart: () => run.complain(phrase(words.restarted, { part: name })),
        hear: text => run.relay(name, text),
        ...(run.rules && { rules: run.rules }),
      }),
    }))
  open.closers.push(() => Promise.all(parts.map(({ part }) => part.stop())))
  open.killers.push(...parts.map(({ part }) => part.kill))
  return parts
}

/**
 * Of each half, MB, as Node 20 had it. Node 24's grow to 64 under load, and keep what they once touched: the memory of the API went on
 * growing with nothing more alive in it (decision 0059).
 */
const youngGeneration = '--max-semi-space-size=16'

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${explain(error.cause)}`
}
