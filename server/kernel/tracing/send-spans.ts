import { setTimeout as pause } from 'node:timers/promises'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { beginRoot } from './open-span.ts'
import type { TracedService, Tracing, TracingSettings } from './open-tracing.ts'

/** Sends spans in batches; what the collector does not take in time is dropped, and no work waits for it. */
export function sendSpans(
  { endpoint, headers, serviceName, ...sampling }: TracingSettings,
  { service, version }: TracedService,
  log: Logger,
): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } })
  const provider = new TracerProvider({
    sampler: samplerOf(sampling),
    resource: resourceFromAttributes({
      'service.name': serviceName ?? `daybound-${service}`,
      'service.version': version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: sayFailures(exporter, log) })],
  })
  const tracer = provider.getTracer('daybound', version)
  return {
    begin: (name, options) => beginRoot(tracer, name, options),
    async close() {
      // where it fails, that is said below; who waits for the end of the process does not wait for a collector that is away
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, pause(mostEndMs, undefined, { ref: false })])
    },
  }
}

const mostEndMs = 2_000

function samplerOf({ sampler, ratio }: Pick<TracingSettings, 'sampler' | 'ratio'>) {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  switch (sampler) {
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: roots.always_on() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: roots.always_off() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: roots.traceidratio() })
    default:
      return roots[sampler]()
  }
}

/** A collector that is away is said once, and once when it is back. */
function sayFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        const failed = result.code !== 0
        if (failed && !isAway) log.warn({ err: result.error }, 'traces are not taken by the collector')
        if (!failed && isAway) log.info('traces are taken again by the collector')
        isAway = failed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
