import type { FastifyRequest } from 'fastify'

/** Whether who asks can read what is encoded so: named in Accept-Encoding, and not with a quality of zero. */
export function takes({ headers }: Pick<FastifyRequest, 'headers'>, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .map(range => range.split(';').map(part => part.trim().toLowerCase()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''))
}
