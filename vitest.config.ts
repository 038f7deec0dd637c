import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'out/**'],
    globalSetup: ['tests/start-postgres.ts', 'tests/journeys/start-browser.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
