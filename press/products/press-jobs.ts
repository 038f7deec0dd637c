import type { WantLines } from '../engine/compiler.ts'
import type { WantedFont } from '../engine/cut-font.ts'
import type { Drawing } from '../engine/drawing.ts'
import type { Styles } from '../page/style.ts'
import type { MonthInput, MonthPages } from './diary/months/typeset-month.ts'

/** What a child of the engine can be asked to do, and what it answers. */
export type PressJobs = {
  month: { input: MonthInput; output: MonthPages }
  pdf: { input: { drawing: Drawing; tagged: boolean }; output: Uint8Array }
  /** Width in mm of each text on one line. */
  widths: { input: { styles: Styles; wants: Omit<WantLines, 'width'>[] }; output: number[] }
  /** Lines of each text at its width. */
  lines: { input: { styles: Styles; wants: WantLines[] }; output: number[] }
  /** A web font with some characters. */
  font: { input: WantedFont; output: Uint8Array }
  svg: { input: Drawing; output: string }
}
