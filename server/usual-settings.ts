import { budgetTable } from './budgets/budget-table.ts'
import { budgetNames } from './budgets/budgets-of.ts'
import type { UsualSettings } from './settings-in-force.ts'
import type { GivenSettings } from './settings-shape.ts'

/** Of settings that are not set, what was made of the machine, or of other settings. */
export function usualSettings({
  machine,
  budgets,
  publicOrigin,
  dataFolder,
  sandbox,
}: Pick<GivenSettings, 'machine' | 'budgets' | 'publicOrigin' | 'dataFolder' | 'sandbox'>): UsualSettings {
  const derived = (value: string | number) => ({ value: String(value), from: 'derived' as const })
  const ofBudgets = budgetNames.map(name => {
    const { variable, usual } = budgetTable[name]
    const from = 'fixed' in usual ? ('default' as const) : ('derived' as const)
    return [variable, { value: String(budgets[name]), from }] as const
  })
  return {
    ...Object.fromEntries(ofBudgets),
    MEMORY_BYTES: derived(machine.memoryBytes),
    PUBLIC_ORIGIN: derived(publicOrigin),
    DATA_FOLDER: derived(dataFolder),
    SANDBOX: derived(sandbox ? 'on' : 'off'),
  }
}
