import type { Logger } from 'pino'
import type { OpenSpan, RootOptions } from './open-span.ts'

/** Where traces go and how many; from the variables that OpenTelemetry names. */
export interface TracingSettings {
  /** OTLP over HTTP, without `/v1/traces`. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** That of our own where it is absent: each process then has its own. */
  serviceName?: string
  sampler: Sampler
  /** Of traces that begin here, where the sampler asks for it: 0 to 1. */
  ratio: number
}

/** OpenTelemetry, environment variables: the parent-based ones follow who called, and say what is done where nobody did. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type Sampler = (typeof samplers)[number]

export interface Tracing {
  /** Begins a span that is part of no other of ours. */
  begin(name: string, options: RootOptions): OpenSpan
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

export interface TracedService {
  service: 'api' | 'worker'
  version: string
}

/** Sends traces where the settings say so; else nothing of it is even loaded. */
export async function openTracing(
  settings: TracingSettings | undefined,
  service: TracedService,
  log: Logger,
): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined
  return (await import('./send-spans.ts')).sendSpans(settings, service, log)
}
