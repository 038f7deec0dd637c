import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))

/** What a new person, a maker and a reader see first: entries of the build. */
export const firstScreens = {
  home: 'routes/home.tsx',
  shelf: 'routes/app/shelf.tsx',
  review: 'routes/app/review.tsx',
} as const

/** Most bytes, gzipped, of the scripts of a first screen. */
export const mostFirstBytes = 200_000

/** Bytes, gzipped, of all scripts that a screen needs before it shows: the app's entry, its own chunk, what they import. */
export async function firstLoadScripts(webFolder: string, entry: string): Promise<number> {
  const chunks = manifest.parse(JSON.parse(await readFile(join(webFolder, '.vite', 'manifest.json'), 'utf8')))
  const files = new Set<string>()
  const names = new Set(['index.html', entry])
  for (const name of names) {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) names.add(imported)
  }
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(join(webFolder, file))).length
  return bytes
}
