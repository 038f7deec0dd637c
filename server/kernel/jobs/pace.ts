/** When work that nobody waits for may begin. */
export interface Pace {
  mayBegin(): boolean
  began(): void
}

/** At once, always. */
export const unpaced: Pace = { mayBegin: () => true, began: () => undefined }

/** A piece a second while others want the processor; `now` in ms. It bounds how long a busy machine can hold such work up. */
export function paceWhileBusy(isBusy: () => boolean, now: () => number): Pace {
  let beganAt = Number.NEGATIVE_INFINITY
  return {
    mayBegin: () => !isBusy() || now() - beganAt >= everyMs,
    began() {
      beganAt = now()
    },
  }
}

const everyMs = 1_000
