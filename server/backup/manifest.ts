import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { BackupPlace } from './place.ts'

/** A thing of a backup, by its key at the place. */
const part = z.strictObject({ key: z.string(), bytes: z.int(), sha256: z.string() })
export type Part = z.infer<typeof part>

const table = part.extend({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
})
export type TablePart = z.infer<typeof table>

const manifest = z.strictObject({
  /** Of this file. */
  format: z.literal(1),
  /** Of the program that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** What the database was brought to. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.strictObject({ name: z.string(), lastValue: z.string() })),
  /** Absent where the backup is of the database alone. */
  files: z
    .strictObject({
      /** The sha256 of each, one a line, sorted. */
      names: part,
      count: z.int(),
      /** Those that were gone, or other than their name says, when they were to be copied. */
      missing: z.array(z.string()),
      missingCount: z.int(),
    })
    .optional(),
  secret: z.strictObject({
    /** Tells one secret from another, and nothing of it. */
    fingerprint: z.string(),
    /** Where the backup holds it. */
    part: part.optional(),
  }),
})
export type Manifest = z.infer<typeof manifest>

/** A backup is whole once this is there: it is written last, and taken away first. */
export const manifestKey = (name: string) => `backups/${name}/manifest.json`

/** Undefined where there is no whole backup of this name. */
export async function readManifest(place: BackupPlace, name: string): Promise<Manifest | undefined> {
  if (!isBackupName(name)) return undefined
  const stream = await place.read(manifestKey(name))
  return stream && manifest.parse(JSON.parse(await text(stream)))
}

/** When it was made, to the millisecond, in UTC: names sort as moments do. */
export function backupName(now: Date, isBeforeUpgrade = false): string {
  return `${now.toISOString().replaceAll(':', '-')}${isBeforeUpgrade ? beforeUpgrade : ''}`
}

export const isBeforeUpgrade = (name: string) => name.endsWith(beforeUpgrade)

/** The moment in a name. */
export function madeAt(name: string): Date {
  const [day, time = ''] = name.slice(0, 24).split('T')
  return new Date(`${day}T${time.replaceAll('-', ':')}`)
}

const isBackupName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z(-before-upgrade)?$/.test(name)
const beforeUpgrade = '-before-upgrade'

/** Names of all backups at a place, the oldest first: whole ones, and what is left of those that were cut short. */
export async function listBackups(place: BackupPlace): Promise<{ whole: string[]; unfinished: string[] }> {
  const all = new Set<string>()
  const whole = new Set<string>()
  for await (const key of place.list('backups')) {
    const name = key.split('/')[1] ?? ''
    if (!isBackupName(name)) continue
    all.add(name)
    if (key === manifestKey(name)) whole.add(name)
  }
  return { whole: [...whole].sort(), unfinished: [...all].filter(name => !whole.has(name)).sort() }
}
