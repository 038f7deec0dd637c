import { Readable } from 'node:stream'
import { DamagedBackup } from './checked-part.ts'
import { backupName, isBeforeUpgrade, listBackups, type Manifest, madeAt } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { verifyBackup } from './verify-backup.ts'

/** What is known of the backups of a place without reading them; those of the database alone, made before an upgrade, do not count. */
export interface BackupState {
  /** Of the whole ones. */
  newest?: string
  /** The newest whole one that was not found damaged since. */
  newestGood?: string
  /** When one was last read to its end, and was as it was written. */
  soundAt?: Date
  /** When the last reading began or ended. */
  triedAt?: Date
  damaged: number
}

export async function readBackupState(place: BackupPlace): Promise<BackupState> {
  const marks = await listMarks(place)
  const whole = (await listBackups(place)).whole.filter(name => !isBeforeUpgrade(name))
  const isDamaged = (name: string) =>
    marks.findLast(mark => mark.name === name && mark.kind !== 'begun')?.kind === 'damaged'
  const newest = whole.at(-1)
  const newestGood = whole.findLast(name => !isDamaged(name))
  const soundAt = marks.findLast(({ kind }) => kind === 'sound')?.at
  const triedAt = marks.at(-1)?.at
  return {
    ...(newest !== undefined && { newest }),
    ...(newestGood !== undefined && { newestGood }),
    ...(soundAt && { soundAt }),
    ...(triedAt && { triedAt }),
    damaged: whole.filter(isDamaged).length,
  }
}

/**
 * Whether the newest is to be read: none was for so many days (0: never). What was cut short, or took too long, is tried again a day
 * later at the earliest: it may be a terabyte.
 */
export function isVerificationDue(
  { newest, soundAt, triedAt }: BackupState,
  days: number,
  now: Date,
): boolean {
  const isOlder = (at: Date | undefined, most: number) => !at || now.getTime() - at.getTime() >= most * dayMs
  return days > 0 && newest !== undefined && isOlder(soundAt, days) && isOlder(triedAt, 1)
}

const dayMs = 86_400_000

/** Reads a whole backup to its end, and notes how that ended. Gives the key of what is damaged. */
export async function verifyAndNote(
  place: BackupPlace,
  name: string,
  manifest: Manifest,
  now: () => Date,
): Promise<{ damaged?: string }> {
  await note(place, { name, kind: 'begun', at: now() })
  try {
    await verifyBackup(place, manifest)
  } catch (error) {
    if (!(error instanceof DamagedBackup)) throw error
    await note(place, { name, kind: 'damaged', at: now() })
    return { damaged: error.key }
  }
  await note(place, { name, kind: 'sound', at: now() })
  return {}
}

/**
 * How a reading went: an empty file, whose key says it all. It stands apart from the backup, which is removed long before the next reading
 * is due.
 */
interface Mark {
  name: string
  at: Date
  kind: 'begun' | 'sound' | 'damaged'
}

/** In the order of their moments. */
async function listMarks(place: BackupPlace): Promise<Mark[]> {
  const marks: Mark[] = []
  for await (const key of place.list('verifications')) {
    const [, name, at, kind] = keyForm.exec(key) ?? []
    // reason: the pattern gives nothing else
    if (name !== undefined && at !== undefined)
      marks.push({ name, at: madeAt(at), kind: kind as Mark['kind'] })
  }
  return marks.sort((a, b) => a.at.getTime() - b.at.getTime())
}

const keyForm = /^verifications\/([^/]+)\/([^/]{24})-(begun|sound|damaged)$/
const keyOf = ({ name, at, kind }: Mark) => `verifications/${name}/${backupName(at)}-${kind}`

/** The earlier ones go that say nothing any more. */
async function note(place: BackupPlace, mark: Mark): Promise<void> {
  const earlier = await listMarks(place)
  await place.write(keyOf(mark), Readable.from([Buffer.from('\n')]))
  for (const other of earlier)
    if (isSuperseded(other, mark) && keyOf(other) !== keyOf(mark)) await place.remove(keyOf(other))
}

/** What is known of this backup is what is said now; that one was sound holds until another is, or until this one is not. */
function isSuperseded(earlier: Mark, { name, kind }: Mark): boolean {
  if (kind === 'begun') return earlier.kind === 'begun'
  return earlier.name === name || earlier.kind === 'begun' || (kind === 'sound' && earlier.kind === 'sound')
}
