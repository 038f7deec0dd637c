import { AsyncLocalStorage } from 'node:async_hooks'

/** Who calls, in all that is done for his call: by what his share of the connections is counted. */
export function callerHere(): string | undefined {
  return callers.getStore()?.name
}

/** Goes on with a call under a name: the address of who calls, until it is known who that is. */
export function callAs(name: string, work: () => void): void {
  callers.run({ name }, work)
}

/** Names who calls, once he is known. */
export function nameCaller(name: string): void {
  const caller = callers.getStore()
  if (caller) caller.name = name
}

const callers = new AsyncLocalStorage<{ name: string }>()
