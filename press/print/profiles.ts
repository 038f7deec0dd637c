import type { PrinterProfile, ProfileName } from './printer-profile.ts'
import { gelato } from './profiles/gelato.ts'
import { house } from './profiles/house.ts'
import { ingramspark } from './profiles/ingramspark.ts'
import { kdp } from './profiles/kdp.ts'
import { lulu } from './profiles/lulu.ts'

/** Printers by name. */
export const profiles: Record<ProfileName, PrinterProfile> = { house, lulu, gelato, kdp, ingramspark }
