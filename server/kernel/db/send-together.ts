import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** Statements that are asked of a connection in one go leave in one packet: PostgreSQL wakes up once for all of them. */
export function sendTogether(client: pg.PoolClient): void {
  // pg keeps it to itself: transact.test.ts shows that it is there
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  const query = client.query
  let isHeld = false
  const queryTogether = (...args: Parameters<typeof query>) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }
    return query.apply(client, args)
  }
  client.query = queryTogether as typeof query
}
