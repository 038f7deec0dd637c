import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { isDeep } from '../depth.ts'
import { table } from './times-table.ts'

/** Keeps how long each file took in times.json, and tells it in docs/tests.md; of the deep run, in deep-times.json: for a run of everything. */
export class WriteTimes implements Reporter {
  #root = ''

  onInit({ config }: Vitest) {
    this.#root = config.root
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    if (isDeep) return this.#writeDeep(modules)
    const seconds = modules
      .map(module => {
        const { duration, collectDuration } = module.diagnostic()
        const file = relative(this.#root, module.moduleId)
        return [file, tenths(duration + collectDuration)] as const
      })
      .filter(([, time]) => time >= 0.1)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const times = Object.fromEntries(seconds)
    writeFileSync(join(import.meta.dirname, 'times.json'), `${JSON.stringify(times, null, 2)}\n`)
    const page = join(this.#root, 'docs', 'tests.md')
    const [before = '', , after = ''] = readFileSync(page, 'utf8').split(/<!-- times -->/)
    writeFileSync(page, [before, `\n${table(times)}\n`, after].join('<!-- times -->'))
  }

  #writeDeep(modules: readonly TestModule[]) {
    const times = modules
      .map(module => {
        const tests = [...module.children.allTests()].map(test => test.diagnostic()?.duration ?? 0)
        const { duration, collectDuration } = module.diagnostic()
        const [seconds, longest] = [duration + collectDuration, Math.max(0, ...tests)].map(tenths)
        return [relative(this.#root, module.moduleId), { seconds, longest }] as const
      })
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const json = JSON.stringify(Object.fromEntries(times), null, 2)
    writeFileSync(join(import.meta.dirname, 'deep-times.json'), `${json}\n`)
  }
}

/** Seconds, of milliseconds. */
const tenths = (ms: number) => Math.round(ms / 100) / 10
