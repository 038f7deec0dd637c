import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the folders that hold what people keep, closed to others. Root's lets others pass through, for the user that PostgreSQL
 * runs under; what lies in it is closed by itself.
 */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  for (const inside of ['files', 'sandbox', 'web'])
    mkdirSync(join(folder, inside), { recursive: true, mode: 0o700 })
}
