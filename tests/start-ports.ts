import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { tryPort } from '../cli/serve/try-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    portSocket: string
  }
}

/** Gives ports to all test files of a run, to each its own: see freePort. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'daybound-ports-'))
  // runs beside each other begin at different ones
  let next = leastPort + (process.pid % (mostPort - leastPort))
  const nextFree = async (): Promise<number> => {
    const port = next
    next = port === mostPort ? leastPort : port + 1
    return (await tryPort({ host: '127.0.0.1', port })) === undefined ? port : nextFree()
  }
  const socket = createServer(connection => {
    nextFree().then(
      port => connection.end(String(port)),
      () => connection.destroy(),
    )
  })
  const path = join(folder, 'socket')
  socket.listen(path)
  project.provide('portSocket', path)
  return () => {
    socket.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Below those that systems give to whoever listens on any port, or calls; browsers refuse some below this. */
const [leastPort, mostPort] = [11_000, 32_000]
