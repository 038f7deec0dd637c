import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is answered here, or that left the job which runs here; undefined in what begins by itself. */
export function requestIdHere(): string | undefined {
  return requestIds.getStore()
}

/** Does work of which all lines of the log, and all jobs that it leaves, name a request. */
export function withRequestId<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? work() : requestIds.run(id, work)
}

/** What may stand in lines and rows: letters, digits and what ids are written with, so many that ids of others fit. */
export function isRequestId(id: unknown): id is string {
  return typeof id === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(id)
}

const requestIds = new AsyncLocalStorage<string>()
