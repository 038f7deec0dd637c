import type { Book, Progress } from '#contract/book'
import { type StepFigure, stepFigure } from './step-figure.ts'

export interface ImportStage {
  what: Progress['what']
  /** `later`: what comes before it is not done. */
  state: Progress['state'] | 'later'
  figure: StepFigure | undefined
  why: string | undefined
}

/**
 * The stages of an import from reading to pages, each in its place from the beginning on; none where nothing was begun. None is done
 * before those in front of it: what an earlier import did, or what was done with what has arrived, is no end.
 */
export function importStages({ progress }: Pick<Book, 'progress'>): ImportStage[] {
  const read = reading.flatMap(what => progress.find(step => step.what === what) ?? [])
  if (read.length === 0) return []
  const stages = read.map(stageOfReading)
  // it is said to run until all is made of it
  const isOver = read.every(({ state }) => state === 'done' || state === 'failed')
  for (const what of made) {
    const step = progress.find(step => step.what === what)
    stages.push(step ? stageAfter(stages, step) : { what, state: isOver ? 'done' : 'later', ...noWords })
  }
  return stages
}

function stageOfReading(step: Progress): ImportStage {
  const { what, state, why, done, of } = step
  // with the number of entries once they are known
  const isRead = state === 'running' && of > 0 && done === of
  // until then it goes by hundredths of the work
  const isCounted = done > 0 && (state === 'done' || of !== hundredths)
  const counted: StepFigure | undefined = isCounted ? { kind: 'counted', done } : undefined
  return {
    what,
    state: isRead ? 'done' : state,
    figure: isRead || state === 'done' ? counted : stepFigure(step),
    why,
  }
}

function stageAfter(before: readonly ImportStage[], step: Progress): ImportStage {
  const isAny = (...states: ImportStage['state'][]) => before.some(({ state }) => states.includes(state))
  const { what, state, why, done } = step
  const stage = { what, state, figure: stepFigure(step), why }
  if (state !== 'done') return stage
  if (isAny('running', 'later')) return { ...stage, state: 'later', figure: undefined }
  if (isAny('arriving')) return { ...stage, state: 'arriving', figure: { kind: 'counted', done } }
  return stage
}

const noWords = { figure: undefined, why: undefined }
const hundredths = 100
const reading = ['posts', 'ins'] as const
const made = ['pictures', 'pages'] as const
