import type { Page } from '../../page/display-list.ts'

/** A page in its place in a volume. */
export interface BookPage extends Page {
  /** 1 is the first page of the volume, a right one. */
  folio: number
  /** YYYYMM of the month it belongs to, the first of several; absent for front matter, inserted pages and padding. */
  month?: string
  /** All months that stand on it, where there are several. */
  months?: string[]
  /** insertId of an inserted page. */
  insert?: string
  /** Nothing at all stands on it. */
  blank?: boolean
}
