/** Ends with the first of the signals. `AbortSignal.any` is missing in phones of 2023. */
export function firstOf(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const ended = new AbortController()
  for (const signal of signals) {
    if (signal?.aborted) ended.abort(signal.reason)
    signal?.addEventListener('abort', () => ended.abort(signal.reason), { once: true, signal: ended.signal })
  }
  return ended.signal
}
