import type { FastifyInstance } from 'fastify'

/** How long a stop waits for the answers that are being made, ms. Who ends this process must wait longer (cli/serve/part.ts). */
export const drainMs = 20_000

/**
 * What happens when the server is closed: it takes no new connections, ends those that are idle at once and each other one after
 * its answer, and cuts those that are left after `withinMs`.
 */
export function drainOnClose(app: FastifyInstance, withinMs = drainMs): void {
  let closing = false
  let sweeping: NodeJS.Timeout | undefined
  let deadline: NodeJS.Timeout | undefined
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    // one whose answer had begun before stays open after it
    sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
    deadline = setTimeout(() => app.server.closeAllConnections(), withinMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(sweeping)
    clearTimeout(deadline)
  })
}
