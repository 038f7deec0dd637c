/** How words are set, kept with months (style-sheet.ts). Sizes in points, except the line height in mm: the grid of the page is in mm. */
export interface TextStyle {
  family: 'serif' | 'sans'
  /** pt */
  size: number
  /** 300 to 700, as far as the family has it (press/text/font-families). */
  weight?: number
  /** mm from one baseline to the next. */
  lineHeight: number
  color?: string
  align?: 'left' | 'center' | 'right'
  /** Both edges straight; needs no hyphenation in Chinese. Left edge only where absent. */
  justify?: boolean
  /** em between letters. */
  tracking?: number
}

export type Styles = Record<string, TextStyle>

/** One point in mm. */
export const pt = 25.4 / 72
