import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PictureBytes } from '#sandbox/demo-life/picture-bytes'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { generatorVersion } from './generator-version.ts'

/** The archives of the demo life: Facebook and Instagram, drawn at the first call and kept. */
export async function demoArchives(cache: string): Promise<string[]> {
  const folder = join(cache, `demo-${generatorVersion('demo-life')}`)
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
