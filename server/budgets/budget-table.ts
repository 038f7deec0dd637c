/** What a figure is where no setting says it. */
export type Usual =
  | { fixed: number }
  | { halfOf: 'jobsAtOnce' }
  /** One for each core and `more`, and no more than such a share of the memory holds. */
  | { more: number; bytesEach: number; memoryShare: number }
  | { bytesPerCore: number; memoryShare: number; atLeast: number }

export interface Budget {
  variable: string
  /** Within which the setting must be; what is computed is never under the least. */
  least: number
  most: number
  usual: Usual
  /** The job of which it says how many a worker does at once. */
  job?: string
}

/**
 * What each api and each worker may use of its machine and of PostgreSQL. The memory of a child is what it grows to before it is replaced;
 * api and worker each have their own, so their shares are small ones. docs/operate.md is checked against this table.
 */
export const budgetTable = {
  pageChildren: {
    variable: 'PAGE_CHILDREN',
    least: 1,
    most: 256,
    usual: { more: 0, bytesEach: 500_000_000, memoryShare: 1 / 4 },
  },
  pictureChildren: {
    variable: 'PICTURE_CHILDREN',
    // however much one owner asks for, another's picture begins at once
    least: 2,
    most: 256,
    usual: { more: 1, bytesEach: 250_000_000, memoryShare: 1 / 8 },
  },
  archiveChildren: { variable: 'ARCHIVE_CHILDREN', least: 1, most: 64, usual: { fixed: 2 } },
  pictureMemoryBytes: {
    variable: 'PICTURE_MEMORY_BYTES',
    least: 100_000_000,
    most: Number.MAX_SAFE_INTEGER,
    // a gigabyte is what the largest picture of a video codec takes
    usual: { bytesPerCore: 1_000_000_000, memoryShare: 1 / 8, atLeast: 256_000_000 },
  },
  databaseConnections: { variable: 'DATABASE_CONNECTIONS', least: 4, most: 1000, usual: { fixed: 10 } },
  jobsAtOnce: { variable: 'JOBS_AT_ONCE', least: 2, most: 256, usual: { fixed: 6 } },
  backgroundJobsAtOnce: {
    variable: 'BACKGROUND_JOBS_AT_ONCE',
    least: 1,
    most: 255,
    usual: { halfOf: 'jobsAtOnce' },
  },
  importsAtOnce: { variable: 'IMPORTS_AT_ONCE', least: 1, most: 64, usual: { fixed: 2 }, job: 'import' },
  typesettingsAtOnce: {
    variable: 'TYPESETTINGS_AT_ONCE',
    least: 1,
    most: 64,
    usual: { fixed: 1 },
    job: 'typeset',
  },
  downloadsAtOnce: {
    variable: 'DOWNLOADS_AT_ONCE',
    least: 1,
    most: 64,
    usual: { fixed: 1 },
    job: 'download',
  },
  printsAtOnce: { variable: 'PRINTS_AT_ONCE', least: 1, most: 64, usual: { fixed: 1 }, job: 'print' },
  exportsAtOnce: { variable: 'EXPORTS_AT_ONCE', least: 1, most: 64, usual: { fixed: 1 }, job: 'export' },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgetTable
