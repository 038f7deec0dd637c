import type { PdfDict, PdfValue } from './syntax/value.ts'

/** What becomes of one object of Typst's file. */
export type Edit =
  | { kind: 'drop' }
  | { kind: 'value'; value: PdfValue }
  | { kind: 'stream'; dict: PdfDict; data: Buffer }
  | { kind: 'photo'; dict: PdfDict; file: string }

export interface EditPlan {
  edits: Map<number, Edit>
  added: [number: number, edit: Exclude<Edit, { kind: 'drop' }>][]
  pages: number
}
