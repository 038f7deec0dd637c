import type { Run } from '../page/display-list.ts'
import type { Styles } from '../page/style.ts'

/** Pages ready to draw: every length in mm from the upper left of the sheet, bleed included. */
export interface Drawing {
  title: string
  author: string
  /** Language that the reading edition says it is in (press/engine/languages). */
  lang?: string
  styles: Styles
  /** mm, bleed included. */
  width: number
  height: number
  pages: Drawn[][]
}

export type Drawn =
  | {
      kind: 'text'
      style: string
      lang: string
      runs: Run[]
      x: number
      y: number
      w: number
      align?: string
      color?: string
      rotate?: number
      continues?: boolean
      heading?: number
    }
  | {
      kind: 'image'
      /** Placeholder key (press/engine/placeholder). */
      key: string
      x: number
      y: number
      w: number
      h: number
      crop: { x: number; y: number; w: number; h: number }
      radius?: number
      alt?: string
    }
  | {
      kind: 'rect'
      x: number
      y: number
      w: number
      h: number
      fill?: string
      stroke?: string
      strokeWidth?: number
      radius?: number
      dash?: boolean
    }
  | { kind: 'shape'; x: number; y: number; w: number; h: number; source: string }
