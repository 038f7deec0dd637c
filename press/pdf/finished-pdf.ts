import type { PageBoxes } from '../printers/page-boxes.ts'
import type { OutputIntent } from './output-intent.ts'

/** What Typst's file gets to be a finished one. */
export interface FinishedPdf {
  /** By placeholder key; a file named by several keys is written once. */
  photos: ReadonlyMap<string, { file: string }>
  /** Boxes of each page from 0; without them the page stays as it was drawn. */
  boxes?: (page: number) => PageBoxes
  outputIntent?: OutputIntent
}
