import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { isTraceparent } from './traceparent.ts'

// Loaded only where traces are sent: what else needs a span asks span-here.ts.

export interface SpanOptions {
  kind?: 'server' | 'consumer' | 'client' | 'internal'
  attributes?: Attributes
}

export interface RootOptions extends SpanOptions {
  /** Where it goes on from, in the form of the header; one that is in no such form is none. */
  traceparent?: string | undefined
  /** It came over a queue: the span that left it is named as a link too, as the conventions for messaging have it. */
  isQueued?: boolean
}

/** A span that is not ended, and what is begun within it. It never holds the message of an error: these cite what people wrote. */
export class OpenSpan {
  readonly #tracer: Tracer
  readonly #span: Span
  readonly #context: Context

  constructor(
    tracer: Tracer,
    name: string,
    { kind = 'internal', attributes = {} }: SpanOptions,
    above: Above,
  ) {
    const { context = ROOT_CONTEXT, link } = above
    const links = link ? [{ context: link }] : []
    this.#tracer = tracer
    this.#span = tracer.startSpan(name, { kind: kinds[kind], attributes, links }, context)
    this.#context = trace.setSpan(context, this.#span)
  }

  begin(name: string, options: SpanOptions): OpenSpan {
    return new OpenSpan(this.#tracer, name, options, { context: this.#context })
  }

  /** As the header has it. */
  traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext()
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
  }

  set(attributes: Attributes): void {
    this.#span.setAttributes(attributes)
  }

  fail(error?: unknown): void {
    if (error instanceof Error) this.#span.setAttribute('error.type', error.constructor.name)
    this.#span.setStatus({ code: SpanStatusCode.ERROR })
  }

  end(): void {
    this.#span.end()
  }
}

/** The first span of ours in a trace. */
export function beginRoot(
  tracer: Tracer,
  name: string,
  { traceparent, isQueued, ...options }: RootOptions,
): OpenSpan {
  const remote = remoteOf(traceparent)
  if (!remote) return new OpenSpan(tracer, name, options, {})
  const context = trace.setSpanContext(ROOT_CONTEXT, remote)
  return new OpenSpan(tracer, name, options, { context, ...(isQueued && { link: remote }) })
}

interface Above {
  context?: Context
  link?: SpanContext
}

function remoteOf(traceparent: string | undefined): SpanContext | undefined {
  if (!isTraceparent(traceparent)) return undefined
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-')
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const
