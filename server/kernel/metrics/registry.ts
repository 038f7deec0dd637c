import { collectDefaultMetrics, Registry } from 'prom-client'

/** Metrics of this process for Prometheus. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })
