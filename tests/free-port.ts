import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'

/** A port that nobody listens on, and nobody else of this run is given, nor any server that asks for just any port. */
export async function freePort(): Promise<number> {
  return Number(await text(createConnection(inject('portSocket'))))
}
