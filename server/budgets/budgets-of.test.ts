import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobs } from '../layers.ts'
import { variables } from '../setting-variables.ts'
import { readSettings } from '../settings.ts'
import { budgetTable, type Usual } from './budget-table.ts'
import { budgetNames, budgetsOf, connectionsOf, jobBudgets } from './budgets-of.ts'

const GB = 1e9

test.each([
  [{ cores: 1, memoryBytes: 1 * GB }, [1, 2, 256_000_000]],
  [{ cores: 2, memoryBytes: 4 * GB }, [2, 2, GB / 2]],
  [{ cores: 4, memoryBytes: 16 * GB }, [4, 5, 2 * GB]],
  [{ cores: 32, memoryBytes: 8 * GB }, [4, 4, GB]],
  [{ cores: 64, memoryBytes: 512 * GB }, [64, 65, 64 * GB]],
])('%j has so many children of pages and pictures, and bytes for pictures: %j', (machine, expected) => {
  const { pageChildren, pictureChildren, pictureMemoryBytes } = budgetsOf({}, machine)
  expect([pageChildren, pictureChildren, pictureMemoryBytes]).toEqual(expected)
})

test('what is set holds, and what follows from it follows', () => {
  const machine = { cores: 4, memoryBytes: 16 * GB }
  const budgets = budgetsOf({ jobsAtOnce: 12, importsAtOnce: 4, databaseConnections: 20 }, machine)
  expect(budgets).toMatchObject({ jobsAtOnce: 12, backgroundJobsAtOnce: 6, pageChildren: 4 })
  expect(jobBudgets(budgets).get('import')).toBe(4)
  expect([connectionsOf(budgets, { works: true }), connectionsOf(budgets, { works: false })]).toEqual([
    30, 26,
  ])
})

test('every budget is a setting, reckoned with the memory that is set', () => {
  const set = (name: keyof typeof budgetTable) => String(budgetTable[name].least + 1)
  const env = Object.fromEntries(budgetNames.map(name => [budgetTable[name].variable, set(name)]))
  const read = readSettings(env)
  if ('refused' in read) throw new Error(JSON.stringify(read))
  const expected = Object.fromEntries(budgetNames.map(name => [name, budgetTable[name].least + 1]))
  expect(read.budgets).toEqual(expected)
  expect(readSettings({ MEMORY_BYTES: '1000000000' })).toMatchObject({ budgets: { pageChildren: 1 } })
  expect(Object.keys(variables.shape)).toEqual(expect.arrayContaining(Object.keys(env)))
})

test('a slot is left for what somebody waits for', () => {
  const refused = {
    refused: 'bad-settings',
    problems: [{ name: 'BACKGROUND_JOBS_AT_ONCE', why: 'number' }],
  }
  expect(readSettings({ BACKGROUND_JOBS_AT_ONCE: '6' })).toEqual(refused)
  expect(readSettings({ JOBS_AT_ONCE: '2', BACKGROUND_JOBS_AT_ONCE: '1' })).not.toHaveProperty('refused')
})

test('a budget of a job is what the job has by itself', () => {
  const own = new Map(jobs.map(({ name, concurrency }) => [name, concurrency]))
  const budgets = jobBudgets(budgetsOf({}, { cores: 8, memoryBytes: 32 * GB }))
  expect([...budgets].map(([name]) => [name, own.get(name)])).toEqual([...budgets])
})

test('the guide for operators says what each budget is otherwise', () => {
  const guide = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
  for (const { variable, usual } of Object.values(budgetTable))
    expect(guide).toContain(`\n| \`${variable}\` | ${wordsOf(usual)} | `)
})

function wordsOf(usual: Usual): string {
  if ('fixed' in usual) return String(usual.fixed)
  if ('halfOf' in usual) return `half of ${budgetTable[usual.halfOf].variable}`
  const share = `1/${1 / usual.memoryShare} of the memory`
  if ('bytesPerCore' in usual) return `${usual.bytesPerCore / GB} GB a core, ${share} at most`
  return `cores${usual.more > 0 ? ` + ${usual.more}` : ''}, ${usual.bytesEach / 1e6} MB each in ${share}`
}
