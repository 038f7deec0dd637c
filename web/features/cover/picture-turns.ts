export interface PictureTurns {
  /** At once, whatever else is under way. */
  first: Turn
  /** One after the other, while nothing is under way that goes first. */
  behind: Turn
}

type Turn = <T>(task: () => Promise<T>) => Promise<T>

/** Turns for pictures that have to be drawn: the one that is looked at never waits for those around it. */
export function createPictureTurns(): PictureTurns {
  const waiting: (() => Promise<void>)[] = []
  let urgent = 0
  let isRunning = false

  function runNext(): void {
    if (isRunning || urgent > 0) return
    const task = waiting.shift()
    if (!task) return
    isRunning = true
    void task().finally(() => {
      isRunning = false
      runNext()
    })
  }

  return {
    async first(task) {
      urgent += 1
      try {
        return await task()
      } finally {
        urgent -= 1
        runNext()
      }
    },
    behind: task =>
      new Promise((resolve, reject) => {
        waiting.push(() => task().then(resolve, reject))
        runNext()
      }),
  }
}
