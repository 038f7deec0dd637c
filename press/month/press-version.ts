import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Changes whenever anything changes that pages are made by: our own code, the words it prints, Typst, the fonts. */
export function pressVersion(): string {
  version ??= compute()
  return version
}

let version: string | undefined

function compute(): string {
  const hash = createHash('sha256').update(process.version)
  for (const room of ['../../press', '../../locales']) {
    const folder = fileURLToPath(new URL(room, import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of files.filter(isSource).sort())
      hash.update(name).update(readFileSync(join(folder, name)))
  }
  const require = createRequire(import.meta.url)
  const { dependencies } = require('../../package.json')
  return hash.update(JSON.stringify(dependencies)).digest('hex')
}

const isSource = (name: string) => /\.(ts|typ)$/.test(name) && !name.endsWith('.test.ts')
