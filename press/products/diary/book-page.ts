import type { Page } from '../../page/display-list.ts'
import type { StyleSheet } from '../../page/style-sheet.ts'

/** A page with what it was set with; that of today where absent. */
export interface SetPage extends Page {
  sheet?: StyleSheet
}

/** A page in its place in a volume. */
export interface BookPage extends SetPage {
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
