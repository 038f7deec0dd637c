/**
 * `waiting`: its turn comes. `sending`. `paused` by the person. `lost`: no network, goes on by itself.
 * `done`: all of it is there, and the server sees to the rest. `failed`: only a person can help.
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'lost' | 'done' | 'failed'
export type UploadStep = 'start' | 'pause' | 'resume' | 'lose' | 'finish' | 'fail'

const moves: Readonly<Record<UploadState, Partial<Record<UploadStep, UploadState>>>> = {
  waiting: { start: 'sending', pause: 'paused' },
  sending: { pause: 'paused', lose: 'lost', finish: 'done', fail: 'failed' },
  paused: { resume: 'waiting' },
  lost: { resume: 'waiting', pause: 'paused' },
  failed: { resume: 'waiting' },
  done: {},
}

/** The state after a step; undefined where the step is not for this state: what comes too late changes nothing. */
export function afterStep(state: UploadState, step: UploadStep): UploadState | undefined {
  return moves[state][step]
}

/** Files sent at the same time: more do not make it faster. */
const parallelUploads = 2

/** Which of the waiting ones may start now, the first ones first. */
export function nextUploads<U extends { state: UploadState }>(uploads: readonly U[]): U[] {
  const sending = uploads.filter(upload => upload.state === 'sending').length
  return uploads.filter(upload => upload.state === 'waiting').slice(0, Math.max(0, parallelUploads - sending))
}

/** Work that would be interrupted if the page were left. */
export function isMoving(state: UploadState): boolean {
  return state === 'waiting' || state === 'sending' || state === 'lost'
}
