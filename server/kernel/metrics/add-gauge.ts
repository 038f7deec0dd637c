import { Gauge, type Registry } from 'prom-client'

/** Value of one series. */
export interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
}

/**
 * A gauge whose series are read anew at each scrape; in place of one of the same name, of a server that this process had before. One that
 * cannot be read has no series: all others are told.
 */
export function addGauge(
  registry: Registry,
  { name, help, labelNames = [] }: { name: string; help: string; labelNames?: readonly string[] },
  read: () => Promise<readonly Sample[]> | readonly Sample[],
): void {
  registry.removeSingleMetric(name)
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const samples = await Promise.resolve()
        .then(read)
        .catch(() => [])
      gauge.reset()
      for (const { labels = {}, value } of samples) gauge.set(labels, value)
    },
  })
}

/** One reading for all who ask while it goes on: the gauges of one scrape. */
export function readTogether<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}
