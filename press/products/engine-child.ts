import { compactSvg } from '../engine/compact-svg.ts'
import { createCompiler } from '../engine/compiler.ts'
import type { Answer, Jobs, Request } from '../engine/protocol.ts'
import { setMonth } from './diary/months/typeset-month.ts'

// One child of the engine: takes a job, does it, answers, forgets. If Typst aborts, only this process dies.

const compiler = createCompiler()

const work = {
  month: (input: Jobs['month']['input']) => setMonth(input, compiler),
  pdf: ({ drawing, tagged }: Jobs['pdf']['input']) => compiler.pdf(drawing, tagged),
  widths: ({ styles, wants }: Jobs['widths']['input']) => compiler.naturalWidths(styles, wants),
  lines: ({ styles, wants }: Jobs['lines']['input']) => compiler.countLines(styles, wants),
  svg: (drawing: Jobs['svg']['input']) => compactSvg(compiler.svg(drawing)),
}

process.on('message', (request: Request) => {
  // an engine that was closed meanwhile hears nothing, and this process ends
  process.send?.(answer(request), undefined, undefined, () => undefined)
  compiler.forget()
})
process.on('disconnect', () => process.exit())

function answer({ id, job, input }: Request): Answer {
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
