import { setTimeout as pause } from 'node:timers/promises'
import { claimLock } from './claim-lock.ts'

export interface SandboxClaim {
  /** Resolves when another start took the sandbox over while the database was away. */
  lost: Promise<void>
  release(): Promise<void>
}

/**
 * Makes this start the one that plays the sandbox for a database. Its people, codes and tokens are in the memory of one process: a login
 * that began at one and came back to another would fail. A connection that breaks is made again, however long that takes.
 */
export async function claimSandbox(url: string): Promise<SandboxClaim | undefined> {
  let client = await claimLock(url, 'sandbox')
  if (!client) return undefined
  const lost = Promise.withResolvers<void>()
  let isReleased = false

  async function again(): Promise<void> {
    for (let failed = 1; !isReleased; failed += 1) {
      try {
        client = await claimLock(url, 'sandbox')
        if (isReleased) return await client?.end()
        return client ? listen() : lost.resolve()
      } catch {
        // the parts say that the database is away
        await pause(Math.min(200 * failed, 5_000), undefined, { ref: false })
      }
    }
  }
  function listen(): void {
    client?.once('end', () => void (isReleased || again()))
  }

  listen()
  return {
    lost: lost.promise,
    async release() {
      isReleased = true
      await client?.end()
    },
  }
}
