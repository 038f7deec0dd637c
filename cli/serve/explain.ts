/** The words of an error and of what caused it. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${explain(error.cause)}`
}
