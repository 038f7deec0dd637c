import { serveJobs } from '#processes/serve-jobs'
import { compactSvg } from '../engine/compact-svg.ts'
import { createCompiler } from '../engine/compiler.ts'
import { cutFont } from '../engine/cut-font.ts'
import { typesetMonth } from './diary/months/typeset-month.ts'
import type { PressJobs } from './press-jobs.ts'

// One child of the engine: takes a job, does it, answers, forgets. If Typst aborts, only this process dies.

const compiler = createCompiler()

serveJobs<PressJobs>(
  {
    month: input => typesetMonth(input, compiler),
    pdf: ({ drawing, tagged }) => compiler.pdf(drawing, tagged),
    widths: ({ styles, wants }) => compiler.naturalWidths(styles, wants),
    lines: ({ styles, wants }) => compiler.countLines(styles, wants),
    font: cutFont,
    svg: drawing => compactSvg(compiler.svg(drawing)),
  },
  compiler.forget,
)
