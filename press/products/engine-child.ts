import { compactSvg } from '../engine/compact-svg.ts'
import { createCompiler } from '../engine/compiler.ts'
import type { Answer, Request } from '../engine/protocol.ts'
import { typesetMonth } from './diary/months/typeset-month.ts'
import type { PressJobs } from './press-jobs.ts'

// One child of the engine: takes a job, does it, answers, forgets. If Typst aborts, only this process dies.

const compiler = createCompiler()

const work = {
  month: (input: PressJobs['month']['input']) => typesetMonth(input, compiler),
  pdf: ({ drawing, tagged }: PressJobs['pdf']['input']) => compiler.pdf(drawing, tagged),
  widths: ({ styles, wants }: PressJobs['widths']['input']) => compiler.naturalWidths(styles, wants),
  lines: ({ styles, wants }: PressJobs['lines']['input']) => compiler.countLines(styles, wants),
  svg: (drawing: PressJobs['svg']['input']) => compactSvg(compiler.svg(drawing)),
}

process.on('message', (request: Request<PressJobs>) => {
  // an engine that was closed meanwhile hears nothing, and this process ends
  process.send?.(answer(request), undefined, undefined, () => undefined)
  compiler.forget()
})
process.on('disconnect', () => process.exit())

function answer({ id, job, input }: Request<PressJobs>): Answer<PressJobs> {
  try {
    // the job names the type of its input (protocol)
    const output = work[job](input as never)
    return { id, output, memory: process.memoryUsage.rss() }
  } catch (error) {
    return {
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      memory: process.memoryUsage.rss(),
    }
  }
}
