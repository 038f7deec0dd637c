/** What people call an order by, from its id: the day in Taipei and six letters or digits, `261123-7K2QXA`. */
export function orderNumber(oid: string, createdAt: Date): string {
  const day = new Date(createdAt.getTime() + taipeiMs).toISOString().slice(2, 10).replaceAll('-', '')
  const letters = oid
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 6)
  return `${day}-${letters}`
}

/** Ahead of UTC, all year round. */
const taipeiMs = 8 * 3_600_000
