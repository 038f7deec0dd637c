import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { noTimeLeft } from './no-time-left.ts'

/** Says at the end of a run how many tests of which files were left out since no time was left: few lines, so that failures stay in sight. */
export class TellLeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules
      .map(module => ({ file: module.relativeModuleId, left: leftOutOf(module) }))
      .filter(({ left }) => left > 0)
    if (files.length === 0) return
    console.log(`Left out, since no time was left: ${files.reduce((sum, { left }) => sum + left, 0)} tests`)
    for (const { file, left } of files) console.log(`  ${left} of ${file}`)
  }
}

const leftOutOf = (module: TestModule): number => [...module.children.allTests()].filter(isLeftOut).length

function isLeftOut(test: TestCase): boolean {
  const result = test.result()
  return result.state === 'skipped' && result.note === noTimeLeft
}
