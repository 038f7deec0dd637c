import { taipeiDay } from '#domain/time/taipei-day'

/** What people call an order by, from its id: the day in Taipei and six letters or digits, `261123-7K2QXA`. */
export function orderNumber(oid: string, createdAt: Date): string {
  const day = taipeiDay(createdAt.getTime()).slice(2).replaceAll('-', '')
  const letters = oid
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 6)
  return `${day}-${letters}`
}
