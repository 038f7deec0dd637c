import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { completeSettings, readSettings, type Settings } from '#server/settings'
import { withSandbox } from './with-sandbox.ts'

// One part of the service, as a process of its own: `node cli/serve/part.ts api --sandbox --web=FOLDER` or `... worker`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sandbox: { type: 'boolean', default: false }, web: { type: 'string' } },
})

const patienceMs = 10_000
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

const given = readSettings(process.env)
if ('refused' in given) throw new Error(JSON.stringify(given))
const settings = completeSettings(given, { databaseUrl: '', secret: '' })
close = (await start(settings)).close
process.send?.('ready')
// what was compiled is kept now: a part that is killed has no later
flushCompileCache()

async function start(own: Settings): Promise<{ close(): Promise<void> }> {
  const { startApi, startWorker } = await import('#server/main')
  const { sandboxClient } = await import('#sandbox/social/sandbox-client')
  const { socialWorld } = await import('#sandbox/social/social-world')
  const whole = withSandbox(own, sandboxClient)
  if (positionals[0] === 'worker') return startWorker(whole, (await import('./guide-life.ts')).guideLife)
  const folder = join(own.dataFolder, 'sandbox')
  return startApi(whole, {
    ...(values.sandbox &&
      own.sandbox && { sandbox: socialWorld({ prefix: '/sandbox', folder, now: Date.now }) }),
    ...(values.web !== undefined && { webFolder: values.web }),
  })
}
