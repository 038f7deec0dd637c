import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface SlowLine {
  address: string
  /** How many connections were cut. */
  cuts(): number
  close(): Promise<void>
}

export interface LineOptions {
  bytesPerSecond: number
  /** Each connection is cut after so many bytes. */
  cutAfter: number
  /** Hears how much time has passed for the line: as long as it lets bytes through, however late it does. */
  onPassed(ms: number): void
}

/** A slow way up to a server. */
export async function slowLine(
  to: string,
  { bytesPerSecond, cutAfter, onPassed }: LineOptions,
): Promise<SlowLine> {
  const { hostname, port } = new URL(to)
  const tickMs = 50
  const sockets = new Set<Socket>()
  let cuts = 0
  const server = createServer({ pauseOnConnect: true }, browser => {
    const upstream = connect(Number(port), hostname)
    let remainingBytes = cutAfter
    const end = () => {
      clearTimeout(timer)
      browser.destroy()
      upstream.destroy()
    }
    const pass = () => {
      timer = setTimeout(pass, tickMs)
      const some = browser.read(
        Math.min(remainingBytes, browser.readableLength, (bytesPerSecond * tickMs) / 1000),
      )
      if (!some) return
      remainingBytes -= some.length
      upstream.write(some)
      onPassed(tickMs)
      if (remainingBytes > 0) return
      cuts += 1
      // what was sent arrives
      upstream.end()
      end()
    }
    let timer = setTimeout(pass, tickMs)
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    // what is not read waits, here and on its way
    browser.on('readable', () => undefined)
    upstream.pipe(browser)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${Object(server.address()).port}`,
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
