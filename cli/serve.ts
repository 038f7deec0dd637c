import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { dataFolderOf } from '#server/data-folder-of'
import { resolveQuickly } from './serve/resolve-quickly.ts'
import { withNpm } from './serve/with-npm.ts'

const stopping = new AbortController()
const forced = new AbortController()

// npm passes a Ctrl-C on to us that the terminal has sent us already: only a later one counts as the second
const sameKeyMs = 500
let firstAt = Number.POSITIVE_INFINITY
function stop(): void {
  if (!stopping.signal.aborted) {
    firstAt = performance.now()
    stopping.abort()
  } else if (performance.now() - firstAt > sameKeyMs) {
    forced.abort()
    process.exit(1)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
withNpm(stop)

// the parts of an earlier start made it
const compiled = join(dataFolderOf(process.env), 'compiled')
if (existsSync(compiled)) enableCompileCache(compiled)
resolveQuickly()
const { runServices } = await import('./serve/run-services.ts')
const { logFormatOf, serveOutput } = await import('./serve/serve-output.ts')
const { toDescriptor } = await import('#server/kernel/log/to-descriptor')

process.exitCode = await runServices({
  args: process.argv.slice(2),
  env: process.env,
  root: join(import.meta.dirname, '..'),
  partFile: join(import.meta.dirname, 'serve', 'part.ts'),
  ...serveOutput(
    logFormatOf(process.env, process.stdout.isTTY),
    toDescriptor(process.stdout.fd),
    toDescriptor(process.stderr.fd),
  ),
  stopSignal: stopping.signal,
  forced: forced.signal,
})
process.exit()
