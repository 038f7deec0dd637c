import { join } from 'node:path'
import { runServices } from '../../cli/serve/run-services.ts'
import { serveOutput } from '../../cli/serve/serve-output.ts'
import { superviseRules } from '../../cli/serve/supervise-process.ts'

// The services as cli/serve.ts runs them, but a part may die as often as it is killed: that is no mistake of its own.
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
const root = join(import.meta.dirname, '..', '..')
process.exitCode = await runServices({
  args: process.argv.slice(2),
  env: process.env,
  root,
  partFile: join(root, 'cli', 'serve', 'part.ts'),
  ...serveOutput('text', process.stdout, process.stderr),
  stopSignal: stopping.signal,
  forced: new AbortController().signal,
  rules: { ...superviseRules, most: Number.POSITIVE_INFINITY, quickMs: 0 },
})
process.exit()
