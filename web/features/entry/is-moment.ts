/**
 * Whether two fields hold a day that there is and a time of day. A year has four digits (specification 5); one that
 * begins with 0 is still being typed.
 */
export function isMoment({ date, time }: { date: string; time: string }): boolean {
  const [year, month, day] = date.split('-').map(Number)
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return false
  const there = new Date(`${date}T00:00:00Z`)
  return there.getUTCFullYear() === year && there.getUTCMonth() + 1 === month && there.getUTCDate() === day
}
