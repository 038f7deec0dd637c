import { type BudgetName, budgetTable, type Usual } from './budget-table.ts'
import type { Machine } from './machine-here.ts'

/** The figures of the table, bytes or a count. */
export type Budgets = Record<BudgetName, number>

/** What is set, and what is usual on such a machine for the rest. */
export function budgetsOf(given: Partial<Budgets>, machine: Machine): Budgets {
  const of = (name: BudgetName): number => {
    const { least, most, usual } = budgetTable[name]
    return given[name] ?? Math.min(most, Math.max(least, usualOf(usual)))
  }
  const usualOf = (usual: Usual): number => {
    if ('fixed' in usual) return usual.fixed
    if ('halfOf' in usual) return Math.floor(of(usual.halfOf) / 2)
    const bytes = machine.memoryBytes * usual.memoryShare
    if ('bytesPerCore' in usual)
      return Math.floor(Math.max(usual.atLeast, Math.min(usual.bytesPerCore * machine.cores, bytes)))
    return Math.min(machine.cores + usual.more, Math.floor(bytes / usual.bytesEach))
  }
  // the names are those of the table
  return Object.fromEntries(budgetNames.map(name => [name, of(name)])) as Budgets
}

/** How many of a job a worker does at once, where that has a budget. */
export function jobBudgets(budgets: Budgets): ReadonlyMap<string, number> {
  return new Map(
    budgetNames.flatMap(name => {
      const row = budgetTable[name]
      return 'job' in row ? [[row.job, budgets[name]] as const] : []
    }),
  )
}

/** Connections to PostgreSQL that a process may hold: for queries, jobs (4), events and health; an import holds one of its own. */
export function connectionsOf(
  { databaseConnections, importsAtOnce }: Budgets,
  { works }: { works: boolean },
): number {
  return databaseConnections + 6 + (works ? importsAtOnce : 0)
}

// the keys of the table
export const budgetNames = Object.keys(budgetTable) as BudgetName[]
