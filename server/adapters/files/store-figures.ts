import { Counter, Histogram } from 'prom-client'
import { registry } from '../../kernel/metrics/registry.ts'

/** `away`: no answer in time, or out of order. `refused`: what the store says against a request, a wrong key for instance. */
export type StoreError = 'away' | 'refused'

export function countStoreError(why: StoreError): void {
  errors.inc({ why })
}

/** Begins the time of one call to the store, its retries in it; what it gives ends it. */
export function timeStoreCall(operation: string): () => void {
  return seconds.startTimer({ operation })
}

const errors = new Counter({
  name: 'store_errors_total',
  help: 'Calls to the S3 store that failed, by why: away or refused',
  labelNames: ['why'],
  registers: [registry],
})
// the first of each is an increase
for (const why of ['away', 'refused'] satisfies StoreError[]) errors.inc({ why }, 0)

const seconds = new Histogram({
  name: 'store_call_duration_seconds',
  help: 'Duration of calls to the S3 store until the head of the answer, by command of S3',
  labelNames: ['operation'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
  registers: [registry],
})
