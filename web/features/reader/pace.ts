/**
 * Acts at once where it has not for `everyMs`, else as soon as that has passed: of many calls none puts off another, and the last is
 * never lost.
 */
export function createPace(everyMs: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let actedAt = Number.NEGATIVE_INFINITY
  return {
    call(): void {
      timer ??= setTimeout(
        () => {
          timer = undefined
          actedAt = performance.now()
          act()
        },
        Math.max(0, actedAt + everyMs - performance.now()),
      )
    },
    /** What waits is not done any more. */
    end(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
