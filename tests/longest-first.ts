import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the files that take minutes: one that begins last keeps everybody waiting, on one of two cores. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => weight(b) - weight(a))
  }
}

function weight({ moduleId }: TestSpecification): number {
  return [/\/kill[^/]*\.test\.ts$/, /\/tests\/journeys\//].findIndex(one => one.test(moduleId)) + 1
}
