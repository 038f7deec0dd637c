import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))

/** Bytes, gzipped, of all scripts that a screen needs before it shows: the app's entry, its own chunk, what they import. */
export async function firstLoadScripts(room: string, entry: string): Promise<number> {
  const folder = await builtFolder(room)
  const chunks = manifest.parse(JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')))
  const files = new Set<string>()
  const names = new Set(['index.html', entry])
  for (const name of names) {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) names.add(imported)
  }
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(join(folder, file))).length
  return bytes
}

async function builtFolder(room: string): Promise<string> {
  const kept = join(room, 'data', 'web')
  const [built] = await readdir(kept)
  if (built === undefined) throw new Error('there is no build of the web app')
  return join(kept, built)
}
