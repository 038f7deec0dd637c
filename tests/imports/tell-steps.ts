import type { Deps } from '#server/deps'

/** The same, which tells of each step of an import before it is made: months to set, files to keep, looks at the clock. */
export function tellSteps(deps: Deps, step: () => void): Deps {
  const { engine, files, now } = deps
  return {
    ...deps,
    engine: {
      ...engine,
      run: async (job, input, options) => {
        step()
        return engine.run(job, input, options)
      },
    },
    files: {
      ...files,
      put: async bytes => {
        step()
        return files.put(bytes)
      },
    },
    now: () => {
      step()
      return now()
    },
  }
}
