import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { phrase } from '#press/text/book-words'
import type { GivenSettings } from '#server/settings-shape'
import type { Service } from './parse-services.ts'
import type { PartGround } from './part-ground.ts'
import type { Open, Run } from './run.ts'
import type { ServeWords } from './serve-words.ts'
import { type SupervisedProcess, superviseProcess } from './supervise-process.ts'

interface Beginning {
  settings: GivenSettings
  secret: string
  services: ReadonlySet<Service>
  ground: Promise<PartGround>
  before(): Promise<void>
}

/** API and worker, as processes that are started again; they begin once the ground is there. */
export function startParts(
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
            // sessions of their own, whose turns Linux lets be put before and behind those of others (priorities.ts)
            detached: settings.workerPriority === 'idle' && process.platform === 'linux',
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
