import type { Styles } from '../page/style.ts'
import type { MonthInput, MonthPages } from '../products/diary/months/typeset-month.ts'
import type { WantLines } from './compiler.ts'
import type { Drawing } from './drawing.ts'

/** What a child of the engine can be asked to do, and what it answers. */
export interface Jobs {
  month: { input: MonthInput; output: MonthPages }
  pdf: { input: { drawing: Drawing; tagged: boolean }; output: Uint8Array }
  /** Width in mm of each text on one line. */
  widths: { input: { styles: Styles; wants: Omit<WantLines, 'width'>[] }; output: number[] }
  /** Lines of each text at its width. */
  lines: { input: { styles: Styles; wants: WantLines[] }; output: number[] }
  svg: { input: Drawing; output: string }
}

export type JobName = keyof Jobs

export interface Request {
  id: number
  job: JobName
  input: Jobs[JobName]['input']
}

export type Answer = { id: number; memory: number } & (
  | { output: Jobs[JobName]['output'] }
  | { error: string }
)
