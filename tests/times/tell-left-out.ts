import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { noTimeLeft } from './no-time-left.ts'

/** Names the tests that were left out since no time was left, at the end of a run. */
export class TellLeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const left = modules.flatMap(module => [...module.children.allTests()].filter(isLeftOut))
    if (left.length === 0) return
    console.log(`Left out, since no time was left: ${left.length} tests`)
    for (const { module, fullName } of left) console.log(`  ${module.relativeModuleId} > ${fullName}`)
  }
}

function isLeftOut(test: TestCase): boolean {
  const result = test.result()
  return result.state === 'skipped' && result.note === noTimeLeft
}
