import type { Page } from '../page/display-list.ts'

/** A page in its place in a volume. */
export interface BookPage extends Page {
  /** 1 is the first page of the volume, a right one. */
  folio: number
  /** YYYYMM of the month it belongs to; absent for front matter and padding. */
  month?: string
  /** Nothing at all stands on it. */
  blank?: boolean
}
