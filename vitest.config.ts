import { join, matchesGlob } from 'node:path'
import { defineConfig } from 'vitest/config'
import { depths, isDeep } from './tests/depth.ts'
import { LongestFirst } from './tests/times/longest-first.ts'
import { WriteTimes } from './tests/times/write-times.ts'

const deepFiles = depths.flatMap(({ files }) => files)
const inBrowser = ['tests/journeys/**/*.test.ts']
const killing = ['tests/kill/**/*.test.ts', '**/kill-*.test.ts']
const elsewhere = ['node_modules/**', 'out/**', '.cache/**']

/** Tests that need one another's process to be fresh: browsers and kills. All others share a process, one after another. */
function project(name: string, include: string[], exclude: string[], isolate: boolean) {
  return {
    test: {
      name,
      include: isDeep ? deepFiles.filter(file => include.some(glob => matchesGlob(file, glob))) : include,
      exclude: [...elsewhere, ...exclude],
      isolate,
      pool: 'forks' as const,
      maxWorkers: Number(process.env.DAYBOUND_TEST_WORKERS ?? 3),
      testTimeout: 300_000,
      hookTimeout: 120_000,
      // programs that tests start, again and again, need not be compiled each time
      env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') },
    },
  }
}

export default defineConfig({
  test: {
    // shared by all projects: each starts what it gives when the first test asks for it
    globalSetup: ['tests/start-postgres.ts', 'tests/journeys/start-browser.ts'],
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'deep', description: 'has more to it in npm run test:deep (tests/depth.ts)' }],
    ...(isDeep && { tagsFilter: ['deep'] }),
    reporters: process.env.DAYBOUND_TIMES ? ['default', new WriteTimes()] : ['default'],
    projects: [
      project('browser', inBrowser, [], true),
      project('kill', killing, [], true),
      project('rest', ['**/*.test.ts'], [...inBrowser, ...killing], false),
    ],
  },
})
