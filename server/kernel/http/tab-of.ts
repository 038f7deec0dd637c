import type { FastifyRequest } from 'fastify'
import { tabHeader } from '#contract/call'

/** Which window made a change, so that the others of the same person hear of it. */
export function tabOf({ headers }: FastifyRequest): string {
  const tab = headers[tabHeader]
  return typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab) ? tab : ''
}
