import type { PrinterName } from '#domain/catalogue/printers'
import { gelato } from './gelato.ts'
import { house } from './house.ts'
import { ingramspark } from './ingramspark.ts'
import { kdp } from './kdp.ts'
import { lulu } from './lulu.ts'
import type { PrinterProfile } from './printer-profile.ts'

/** Printers by name. */
export const profiles: Record<PrinterName, PrinterProfile> = { house, lulu, gelato, kdp, ingramspark }
