import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isDeep } from '../depth.ts'
import deepTimes from './deep-times.json' with { type: 'json' }
import times from './times.json' with { type: 'json' }

/** Seconds of a file; in the deep run, of its longest test, which a run that has to be over in time does not begin late. */
const measured: Record<string, number> = isDeep
  ? Object.fromEntries(Object.entries(deepTimes).map(([file, { longest }]) => [file, longest]))
  : times

/** Begins with the files that took longest when last measured: one that begins last keeps everybody waiting. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const seconds = ({ moduleId }: TestSpecification) => measured[relative(root, moduleId)] ?? unmeasured
    // the files of a project stay together: they share its workers
    const longest = new Map<string, number>()
    for (const file of files)
      longest.set(file.project.name, Math.max(longest.get(file.project.name) ?? 0, seconds(file)))
    const ofProject = ({ project }: TestSpecification) => longest.get(project.name) ?? 0
    return files.toSorted((a, b) => ofProject(b) - ofProject(a) || seconds(b) - seconds(a))
  }
}

/** Seconds of a file that is new, or only deep: it may be long. */
const unmeasured = 60
