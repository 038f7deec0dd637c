import { gelato } from './gelato.ts'
import { house } from './house.ts'
import { ingramspark } from './ingramspark.ts'
import { kdp } from './kdp.ts'
import { lulu } from './lulu.ts'
import type { PrinterProfile, ProfileName } from './printer-profile.ts'

/** Printers by name. */
export const profiles: Record<ProfileName, PrinterProfile> = { house, lulu, gelato, kdp, ingramspark }
