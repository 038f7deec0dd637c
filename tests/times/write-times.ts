import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { table } from './times-table.ts'

/** Keeps how long each file took in times.json, and tells it in docs/tests.md: for a run of everything. */
export class WriteTimes implements Reporter {
  #root = ''

  onInit({ config }: Vitest) {
    this.#root = config.root
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const seconds = modules
      .map(module => {
        const { duration, collectDuration } = module.diagnostic()
        const file = relative(this.#root, module.moduleId)
        return [file, Math.round((duration + collectDuration) / 100) / 10] as const
      })
      .filter(([, time]) => time >= 0.1)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const times = Object.fromEntries(seconds)
    writeFileSync(join(import.meta.dirname, 'times.json'), `${JSON.stringify(times, null, 2)}\n`)
    const page = join(this.#root, 'docs', 'tests.md')
    const [before = '', , after = ''] = readFileSync(page, 'utf8').split(/<!-- times -->/)
    writeFileSync(page, [before, `\n${table(times)}\n`, after].join('<!-- times -->'))
  }
}
