/** The years on the cover (specification 7): `2021`, or first~last where the months (YYYYMM) span several; '' of none. */
export function coverYears(months: readonly string[]): string {
  const years = months.map(yearOf).sort()
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined) return ''
  return first === last ? first : `${first}~${last}`
}

function yearOf(month: string): string {
  if (!/^\d{4}(0[1-9]|1[0-2])$/.test(month)) throw new Error(`Not a month: ${month}`)
  return month.slice(0, 4)
}
