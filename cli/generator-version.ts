import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Names what folders of the sandbox draw: a changed generator draws a new life. */
export function generatorVersion(...folders: string[]): string {
  const hash = createHash('sha256')
  for (const name of folders) {
    const folder = fileURLToPath(new URL(`../sandbox/${name}`, import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter(file => file.endsWith('.ts')).sort())
      hash.update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
