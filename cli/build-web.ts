import { join } from 'node:path'
import { phrase } from '#press/text/book-words'
import { buildWebIfStale } from './serve/build-web.ts'
import { serveWords } from './serve/serve-words.ts'
import { shippedBuilds } from './serve/shipped-builds.ts'

// `npm run build-web`: builds the web app where each start of this checkout finds it, before it is shipped.
const words = serveWords(process.env)
const root = join(import.meta.dirname, '..')
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
try {
  const folder = await buildWebIfStale({
    root,
    buildsFolder: shippedBuilds(root),
    onBuild: () => process.stdout.write(`${words.building}\n`),
    signal: stopping.signal,
  })
  process.stdout.write(`${phrase(words.built, { folder })}\n`)
} catch (error) {
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${phrase(words.bad.failed, { words: why })}\n`)
  process.exitCode = 1
}
