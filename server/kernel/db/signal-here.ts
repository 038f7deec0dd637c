import { AsyncLocalStorage } from 'node:async_hooks'

/** The signal by which the work that goes on here may be given up; undefined in what nobody gives up. */
export function signalHere(): AbortSignal | undefined {
  return signals.getStore()
}

/** Does work that may be given up: once that is so, the pool refuses its next question with the reason of the signal. */
export function withSignal<T>(signal: AbortSignal, work: () => T): T {
  return signals.run(signal, work)
}

const signals = new AsyncLocalStorage<AbortSignal>()
