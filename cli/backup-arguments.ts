import { parseArgs } from 'node:util'
import type { BackupPlace } from '#server/backup/place'
import { placeOf } from '#server/backup/place-of'
import { type Environment, readSettings, type SettingsRefused } from '#server/settings'
import type { GivenSettings } from '#server/settings-shape'

export interface BackupArguments {
  words: string[]
  /** As `BACKUP_TO` has it. */
  place?: string
  withFilesThere: boolean
}

/** Undefined where an option is unknown or lacks its value. */
export function backupArguments(
  args: readonly string[],
  placeOption: 'to' | 'from',
): BackupArguments | undefined {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean', default: false } as const
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: text, from: text, 'with-files-there': flag },
    })
    const withFilesThere = values['with-files-there']
    const isOthers =
      placeOption === 'to' ? values.from !== undefined || withFilesThere : values.to !== undefined
    if (isOthers) return undefined
    const place = values[placeOption]
    return { words: positionals, ...(place !== undefined && { place }), withFilesThere }
  } catch {
    return undefined
  }
}

/** The settings, and the place that they or the command name. */
export function backupSettings(
  env: Environment,
  place: string | undefined,
): { settings: GivenSettings; place: BackupPlace | undefined } | SettingsRefused {
  const settings = readSettings(place === undefined ? env : { ...env, BACKUP_TO: place })
  if ('refused' in settings) return settings
  const { to } = settings.backup
  return { settings, place: to && placeOf(to, settings) }
}
