import { createServer, connect as dial, type Socket } from 'node:net'

export interface HangingProxy {
  address: string
  /** From now on takes connections and bytes, and gives nothing. */
  hang(): void
  /** What hung is cut, what comes is passed on again. */
  goOn(): void
  /** Connections that are open now. */
  open(): number
  close(): Promise<void>
}

/** Stands before another server and passes everything on, until it hangs. */
export async function hangingProxy(target: string): Promise<HangingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer(near => {
    sockets.add(near)
    const far = isHanging ? undefined : dial(Number(port), hostname)
    near.on('close', () => {
      sockets.delete(near)
      far?.destroy()
    })
    near.on('error', () => undefined)
    // a connection of before hangs with all others
    near.on('data', bytes => void (isHanging || far?.write(bytes)))
    far?.on('data', bytes => void (isHanging || near.write(bytes)))
    far?.on('close', () => void (isHanging || near.destroy()))
    far?.on('error', () => undefined)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const own = server.address()
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${typeof own === 'object' && own ? own.port : 0}`,
    hang() {
      isHanging = true
    },
    goOn() {
      isHanging = false
      cutAll()
    },
    open: () => sockets.size,
    async close() {
      cutAll()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
