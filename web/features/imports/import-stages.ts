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
  for (const what of made) {
    const step = progress.find(step => step.what === what)
    stages.push(stageAfter(stages, what, step))
  }
  return stages
}

function stageOfReading(step: Progress): ImportStage {
  const { what, state, why, done, of } = step
  // it is said to run until all is made of it, with the number of entries once they are known
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

function stageAfter(
  before: readonly ImportStage[],
  what: Progress['what'],
  step: Progress | undefined,
): ImportStage {
  const isAny = (...states: ImportStage['state'][]) => before.some(({ state }) => states.includes(state))
  if (!step)
    return {
      what,
      state: isAny('running', 'later', 'arriving') ? 'later' : 'done',
      figure: undefined,
      why: undefined,
    }
  const { state, why, done } = step
  const stage = { what, state, figure: stepFigure(step), why }
  if (state !== 'done') return stage
  if (isAny('running', 'later')) return { ...stage, state: 'later', figure: undefined }
  if (isAny('arriving')) return { ...stage, state: 'arriving', figure: { kind: 'counted', done } }
  return stage
}

const hundredths = 100
const reading = ['posts', 'ins'] as const
const made = ['pictures', 'pages'] as const
