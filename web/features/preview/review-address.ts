/** The address under which a book is read; who opens it without a login is offered to begin one of his own. */
export function reviewAddress(origin: string, bid: string, share?: string): string {
  const query = new URLSearchParams({ bid, ...(share !== undefined && { share }), action: 'share' })
  return `${origin}/app/review?${query}`
}

/** The last moment of a civil day (YYYY-MM-DD) where the browser is, ISO; null for no day. */
export function endOfDay(day: string): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)
  if (!match) return null
  const [year = 0, month = 0, date = 0] = match.slice(1).map(Number)
  return new Date(year, month - 1, date, 23, 59, 59).toISOString()
}
