import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lineBudget } from '../log/line-budget.ts'
import { namedFields } from './named-fields.ts'

interface RefusedInput {
  refused: string
  /** Places in the request. */
  fields?: string[]
}

/** Remembers, until its answer is sent, that a request was not of the form that its call asks for. */
export function noteRefusedInput(request: FastifyRequest, { refused, fields = [] }: RefusedInput): void {
  refusedInputs.set(request, { refused, fields })
}

/**
 * Logs requests that were refused for their form: at which call, why, and which of its fields; no value, and no name that the request
 * made up. So few of a call and a minute that nobody can fill the log with them; `skipped` says how many more there were before.
 */
export function logRefusedInput(app: FastifyInstance, now: () => number = () => performance.now()): void {
  const budget = lineBudget(linesOfCall, minuteMs)
  app.addHook('onResponse', async request => {
    const input = refusedInputs.get(request)
    if (!input) return
    const { method } = request
    const { refused, fields } = input
    const route = request.routeOptions.url ?? 'none'
    const line = budget(`${method} ${route} ${refused}`, now())
    if (!line) return
    const { skipped } = line
    const event = { kind: 'input-refused', method, route, refused, fields: namedFields(fields) }
    request.log.info({ security: { ...event, ...(skipped > 0 && { skipped }) } }, 'a refusal')
  })
}

const refusedInputs = new WeakMap<FastifyRequest, Required<RefusedInput>>()
const linesOfCall = 5
const minuteMs = 60_000
