import type { Binding } from '#domain/catalogue/bindings'
import type { Trim } from '#domain/catalogue/papers'
import type { Region } from '../../page/display-list.ts'
import type { PrinterProfile } from '../../printers/printer-profile.ts'
import type { PdfFacts } from '../read-pdf.ts'

/** One file with all that a check may ask. */
export interface CheckedFile {
  profile: PrinterProfile
  binding: Binding
  trim: Trim
  file: string
  facts: PdfFacts
  places: readonly (readonly Region[])[]
}
