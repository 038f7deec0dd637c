import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Watched, watchProcesses } from './watch-processes.ts'

/** Runs a program (a file URL) in a process of its own; gives what it printed and what it and its children took. */
export async function runCommand(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Watched & { output: string; seconds: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = watchProcesses(child.pid ?? 0)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  const watched = stop()
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  const seconds = (performance.now() - start) / 1000
  return { ...watched, output: Buffer.concat(chunks).toString('utf8'), seconds }
}
