import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveFile } from '../demo-life/archive-file.ts'
import { FORMATS } from '../demo-life/formats/formats.ts'
import { inOrder } from '../demo-life/in-order.ts'
import { openZip } from '../demo-life/outlets.ts'
import { videoBytes } from '../demo-life/picture-bytes.ts'
import { drawPhonePicture } from './drawing/draw-phone-picture.ts'
import { type Focus, hasWords } from './drawing/phone-picture.ts'
import { type RealLifeName, realLives } from './real-lives.ts'

/** What a picture of the archive shows, by the sha256 of its file: what an audit of the book asks for. */
export type PictureMarks = Record<string, { words: boolean; focus: Focus }>

export const archiveName = 'archive.zip'
export const marksName = 'pictures.json'

/** Writes a life into a folder: its archive, and `pictures.json` (PictureMarks). Same name, seed and scale, same bytes. */
export async function writeRealLife(
  name: RealLifeName,
  folder: string,
  { seed = 'daybound', scale = 1 }: { seed?: string; scale?: number } = {},
): Promise<void> {
  const { life, format, pictures } = realLives[name](seed, scale)
  const marks: PictureMarks = {}
  const outlet = openZip(join(folder, archiveName))
  const bytesOf = async (file: ArchiveFile): Promise<Buffer> => {
    if ('text' in file) return Buffer.from(file.text)
    if ('video' in file) return videoBytes(file.video)
    const picture = pictures.get(file.picture.id)
    if (!picture) throw new Error(`no picture was taken for ${file.path}`)
    const { jpeg, focus } = await drawPhonePicture(picture)
    marks[createHash('sha256').update(jpeg).digest('hex')] = { words: hasWords(picture), focus }
    return jpeg
  }
  await inOrder(FORMATS[format](life), 4, bytesOf, (file, bytes) => outlet.put(file.path, bytes))
  await outlet.close()
  await writeFile(join(folder, marksName), JSON.stringify(marks))
}
