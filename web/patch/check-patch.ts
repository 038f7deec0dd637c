import { isEmpty, type PatchDraft } from './patch-draft.ts'

/** Why an entry cannot be saved yet (specification 5); undefined when it can. */
export function checkPatch(draft: PatchDraft): 'incomplete' | 'badTime' | undefined {
  if (isEmpty(draft)) return 'incomplete'
  return isMoment(draft) ? undefined : 'badTime'
}

/** A year of four characters, and a day that there is. */
function isMoment({ date, time }: PatchDraft): boolean {
  const [year, month, day] = date.split('-').map(Number)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return false
  const there = new Date(`${date}T00:00:00Z`)
  return there.getUTCFullYear() === year && there.getUTCMonth() + 1 === month && there.getUTCDate() === day
}
