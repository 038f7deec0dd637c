import type { Settings } from '../../settings-shape.ts'
import { handoverBucket } from './handover-bucket.ts'
import { handoverFolder } from './handover-folder.ts'
import { luluPrinter } from './lulu-printer.ts'
import { manualPrinter } from './manual-printer.ts'
import type { Printer } from './printer.ts'

export function printerOf({ printer }: Pick<Settings, 'printer'>, now: () => Date): Printer {
  if (printer.kind === 'lulu') return luluPrinter(printer, now)
  const { place } = printer
  if (place.kind === 'folder') return manualPrinter(handoverFolder(place.folder))
  const { accessKeyId, secretAccessKey, ...account } = place
  return manualPrinter(handoverBucket({ ...account, credentials: { accessKeyId, secretAccessKey } }))
}
