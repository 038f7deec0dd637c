import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenSpan, SpanOptions } from './open-span.ts'

/** The span of the work that is done here; undefined where nothing is traced. */
export function spanHere(): OpenSpan | undefined {
  return spans.getStore()
}

/** What is done in this work is part of the span. It is ended by who began it. */
export function withSpan<T>(span: OpenSpan | undefined, work: () => T): T {
  return span === undefined ? work() : spans.run(span, work)
}

/** Does work as a part of what is traced here, and simply does it where nothing is. Names and attributes come from the program, never from people. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = spanHere()?.begin(name, options)
  return span === undefined ? work() : endAfter(span, withSpan(span, work))
}

async function endAfter<T>(span: OpenSpan, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}

const spans = new AsyncLocalStorage<OpenSpan>()
