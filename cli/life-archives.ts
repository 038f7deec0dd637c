import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRealLifeName, type RealLifeName } from '#sandbox/real-lives/real-lives'
import { archiveName, marksName, type PictureMarks, writeRealLife } from '#sandbox/real-lives/write-real-life'
import { generatorVersion } from './generator-version.ts'

export interface LifeSelection {
  name: RealLifeName
  /** 1 is the whole life. */
  scale: number
}

/** `life:mother`, or a tenth of it as `life:mother*0.1`; undefined for what names no made-up life. */
export function parseLife(word: string): LifeSelection | undefined {
  const [, name = '', scale = '1'] = /^life:([a-z-]+)(?:\*(0?\.\d+|1))?$/.exec(word) ?? []
  return isRealLifeName(name) && Number(scale) > 0 ? { name, scale: Number(scale) } : undefined
}

/** The archive of a life of the kind that people really have, drawn at the first call and kept, and what its pictures show. */
export async function lifeArchive(
  cache: string,
  { name, scale }: LifeSelection,
): Promise<{ archive: string; marks: PictureMarks }> {
  const folder = join(cache, `life-${name}-${scale}-${generatorVersion('real-lives', 'demo-life')}`)
  if (!existsSync(folder)) {
    const beside = `${folder}.${process.pid}`
    await mkdir(beside, { recursive: true })
    await writeRealLife(name, beside, { scale })
    await rename(beside, folder).catch(() => rm(beside, { recursive: true, force: true }))
  }
  // written by writeRealLife of the same version
  const marks: PictureMarks = JSON.parse(await readFile(join(folder, marksName), 'utf8'))
  return { archive: join(folder, archiveName), marks }
}
