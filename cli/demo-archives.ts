import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PictureBytes } from '#sandbox/demo-life/picture-bytes'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'

/** The archives of the demo life: Facebook and Instagram, drawn at the first call and kept. */
export async function demoArchives(cache: string): Promise<string[]> {
  const folder = join(cache, `demo-${generatorVersion()}`)
  const names = ['facebook-demo.zip', 'instagram-demo.zip']
  if (!existsSync(folder)) {
    const beside = `${folder}.${process.pid}`
    await mkdir(beside, { recursive: true })
    const pictures = new PictureBytes()
    const facebook = { zip: join(beside, 'facebook-demo.zip') }
    const instagram = { zip: join(beside, 'instagram-demo.zip') }
    await writeDemoLife({ target: facebook, format: 'facebook-2024', pictures })
    await writeDemoLife({ target: instagram, format: 'instagram-2024', pictures })
    await rename(beside, folder).catch(() => rm(beside, { recursive: true, force: true }))
  }
  return names.map(name => join(folder, name))
}

// A changed generator draws a new life.
function generatorVersion(): string {
  const folder = fileURLToPath(new URL('../sandbox/demo-life', import.meta.url))
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter(file => file.endsWith('.ts')).sort())
    hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
