import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isSha256 } from '../adapters/files/files.ts'
import { checkedPart } from './checked-part.ts'
import type { Part } from './manifest.ts'
import type { BackupPlace } from './place.ts'

/** The files that a backup names, one after another, sorted. */
export async function* fileNames(place: BackupPlace, names: Part): AsyncGenerator<string> {
  yield* linesOf(Readable.from(checkedPart(place, names)))
}

/** The same of a backup that was cut short, whatever of it is there. */
export async function* fileNamesLeft(place: BackupPlace, name: string): AsyncGenerator<string> {
  const stream = await place.read(fileNamesKey(name))
  if (stream) yield* linesOf(stream)
}

export const fileNamesKey = (name: string) => `backups/${name}/files.txt.gz`

async function* linesOf(packed: Readable): AsyncGenerator<string> {
  const unpacked = packed.pipe(createGunzip())
  packed.once('error', error => unpacked.destroy(error))
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(isSha256)
  }
}
