import type { Area } from './geometry.ts'
import type { Styles } from './style.ts'

/**
 * What display lists were made for, and are drawn with, whichever press draws them (decision 0217). Months are kept with theirs for years:
 * whatever is added here, or to a style, is to be lawfully absent.
 */
export interface StyleSheet {
  /** By name. */
  styles: Styles
  area: Area
  /** Colour of the paper where it is not left white; runs into the bleed. */
  ground?: string
  /** mm from the foot of the type area to the number of a page; `usualFolioBelow` where absent. */
  folioBelow?: number
}

export const usualFolioBelow = 4
