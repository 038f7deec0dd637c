import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../cli/serve/free-port.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'

/** A service for the length of some work; it has ended before its room goes, whatever happens. */
export async function withService<T>(
  work: (service: Service, scratch: string) => Promise<T>,
  { before, environment }: Preparation = {},
): Promise<T> {
  return inTemporaryFolder(async scratch => {
    await before?.(scratch)
    const service = await startService(scratch, environment)
    try {
      return await work(service, scratch)
    } finally {
      await service.stop()
    }
  })
}

interface Preparation {
  before?: (scratch: string) => Promise<void>
  environment?: Record<string, string>
}

export interface Service {
  origin: string
  /** From the start of its process until it said where it is. */
  seconds: number
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('../../cli/serve.ts', import.meta.url))

/** The whole service as `npm start` runs it, on a port of its own; what it keeps lies in the room. */
export async function startService(
  scratch: string,
  environment: Record<string, string> = {},
): Promise<Service> {
  // PostgreSQL of root runs under another user, who has to come through
  await chmod(scratch, 0o711)
  const folder = join(scratch, 'data')
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: folder, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilPrinted(child, origin)
  const seconds = (performance.now() - start) / 1000
  return {
    origin,
    seconds,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function untilPrinted(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  return new Promise((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (output.includes(words)) done()
    })
    child.on('error', fail)
    child.on('exit', code => fail(new Error(`the service ended with ${code}: ${output}`)))
  })
}
