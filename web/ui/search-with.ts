/** The query of an address after a change; what is empty is left out. */
export function searchWith(search: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
