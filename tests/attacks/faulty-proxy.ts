import { createServer, connect as dial, type Socket } from 'node:net'

/**
 * `hang`: takes connections and bytes, and gives nothing. `cut`: ends connections. A number: answers each request with this status.
 * `lateMs`: passes each answer on so much later.
 */
export type Fault = 'hang' | 'cut' | number | { lateMs: number }

export interface FaultyProxy {
  address: string
  /** From now on. */
  fail(fault: Fault): void
  /** What is open is cut, what comes is passed on again. */
  goOn(): void
  /** Connections that are open now. */
  open(): number
  close(): Promise<void>
}

/** Stands before another server and passes everything on, until it has a fault. */
export async function faultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let fault: Fault | undefined
  const isPassed = () => fault === undefined || typeof fault === 'object'
  const failWith = (near: Socket, how: Fault | undefined) => {
    if (how === 'cut') near.destroy()
    else if (typeof how === 'number')
      near.end(`HTTP/1.1 ${how} Fault\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
  }
  const server = createServer(near => {
    sockets.add(near)
    const far = isPassed() ? dial(Number(port), hostname) : undefined
    near.on('close', () => {
      sockets.delete(near)
      far?.destroy()
    })
    near.on('error', () => undefined)
    // a connection of before fails with all others
    near.on('data', bytes => {
      if (isPassed()) far?.write(bytes)
      else failWith(near, fault)
    })
    far?.on('data', bytes => {
      if (typeof fault === 'object') setTimeout(() => near.write(bytes), fault.lateMs)
      else if (fault === undefined) near.write(bytes)
    })
    far?.on('close', () => void (fault === 'hang' || near.destroy()))
    far?.on('error', () => undefined)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const own = server.address()
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${typeof own === 'object' && own ? own.port : 0}`,
    fail(how) {
      fault = how
    },
    goOn() {
      fault = undefined
      cutAll()
    },
    open: () => sockets.size,
    async close() {
      cutAll()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
