import { join, matchesGlob } from 'node:path'
import { defineConfig } from 'vitest/config'
import { depths, isDeep } from './tests/depth.ts'
import { LongestFirst } from './tests/times/longest-first.ts'
import { TellLeftOut } from './tests/times/tell-left-out.ts'
import { WriteTimes } from './tests/times/write-times.ts'

const deepFiles = depths.flatMap(({ files }) => files)
const inBrowser = ['tests/journeys/**/*.test.ts']
const quickly = new URL('tests/resolve-quickly.ts', import.meta.url).href
const elsewhere = ['node_modules/**', 'out/**', '.cache/**']

/** Files that share a process, one after another: what they load is loaded once. */
function project(name: string, include: string[], exclude: string[]) {
  return {
    test: {
      name,
      include: isDeep ? deepFiles.filter(file => include.some(glob => matchesGlob(file, glob))) : include,
      exclude: [...elsewhere, ...exclude],
      isolate: false,
      setupFiles: ['tests/seed-properties.ts', ...(isDeep ? ['tests/times/leave-out.ts'] : [])],
      pool: 'forks' as const,
      maxWorkers: Number(process.env.DAYBOUND_TEST_WORKERS ?? 4),
      // machines that run many tests at once are slow, some for minutes; what never comes fails all the same
      testTimeout: isDeep ? 1_800_000 : 600_000,
      hookTimeout: isDeep ? 600_000 : 120_000,
      expect: { poll: { timeout: isDeep ? 300_000 : 60_000 } },
      // tests, and programs that they start again and again, need not be compiled and looked up each time;
      // and of a busy processor, several threads that collect garbage only wait for each other
      env: {
        NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled'),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --v8-pool-size=1 --import ${quickly}`.trim(),
      },
    },
  }
}

export default defineConfig({
  test: {
    // shared by all projects: each starts what it gives when the first test asks for it
    globalSetup: [
      'tests/start-memory.ts',
      'tests/start-postgres.ts',
      'tests/start-ports.ts',
      'tests/journeys/start-browser.ts',
    ],
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'deep', description: 'has more to it in npm run test:deep (tests/depth.ts)' }],
    ...(isDeep && { tagsFilter: ['deep'] }),
    reporters: [new TellLeftOut(), 'default', ...(process.env.DAYBOUND_TIMES ? [new WriteTimes()] : [])],
    projects: [project('browser', inBrowser, []), project('rest', ['**/*.test.ts'], inBrowser)],
  },
})
