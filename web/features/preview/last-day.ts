/** The days that a link may end with, as a field for a date takes them. */
export const lastDays = { min: '2000-01-01', max: '2100-12-31' }

/**
 * What is to be saved of the day in a field: YYYY-MM-DD, empty for no end. Undefined where that is no other day than the `saved` one,
 * or none yet: a year has its first digit as 0002, and a day without its year is empty too (`isBroken`, as the field says it).
 */
export function lastDayToSave(typed: string, isBroken: boolean, saved: string): string | undefined {
  if (isBroken || typed === saved) return undefined
  return typed === '' || (typed >= lastDays.min && typed <= lastDays.max && typed.length === 10)
    ? typed
    : undefined
}
