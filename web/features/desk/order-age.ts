/** How long ago an order was placed, in the largest whole unit; both in milliseconds. */
export function orderAge(
  placedAt: number,
  now: number,
): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  // clocks differ a little
  const minutes = Math.max(0, Math.floor((now - placedAt) / 60_000))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) }
}
