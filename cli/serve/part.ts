import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { drainMs } from '#server/kernel/http/drain'
import { logLastError } from './log-last-error.ts'
import { resolveQuickly } from './resolve-quickly.ts'

// One part of the service, as a process of its own: `node cli/serve/part.ts api --sandbox` or `... worker`. It loads its program at
// once and begins when its parent says where the database is (PartGround).
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sandbox: { type: 'boolean', default: false } },
})

logLastError(positionals[0] ?? 'part')

/** Longer than answers are waited for (server/kernel/http/drain.ts). */
const patienceMs = drainMs + 10_000
let close: (() => Promise<void>) | undefined

async function end(): Promise<void> {
  setTimeout(() => process.exit(1), patienceMs).unref()
  await close?.()
  process.exit(0)
}

// Ctrl-C reaches every process of a terminal; the parent decides who ends when.
process.on('SIGINT', () => undefined)
process.once('SIGTERM', end)
// the parent was killed: nobody would end us
process.once('disconnect', end)

const message = new Promise<unknown>(resolve => process.once('message', resolve))
resolveQuickly()
const { begin } =
  positionals[0] === 'worker' ? await import('./begin-worker.ts') : await import('./begin-api.ts')
close = (await begin(await message, values)).close
process.send?.('ready')
// what was compiled is kept now: a part that is killed has no later
flushCompileCache()
