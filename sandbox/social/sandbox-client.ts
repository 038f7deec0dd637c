import type { Client } from './world.ts'

/** The client that is known unless others are named. */
export const sandboxClient: Client = { id: 'sandbox-client', secret: 'sandbox-secret' }
