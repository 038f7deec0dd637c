import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { watchMemory } from './watch-memory.ts'

/** Runs a program of this repository in a process of its own; gives what it printed and the most memory it and its children took. */
export async function runCommand(
  file: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ output: string; peakBytes: number; seconds: number }> {
  const start = performance.now()
  const program = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const memory = watchMemory(child.pid ?? 0)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  memory.stop()
  if (code !== 0) throw new Error(`${file} ended with ${code}`)
  const seconds = (performance.now() - start) / 1000
  return { output: Buffer.concat(chunks).toString('utf8'), peakBytes: memory.peakBytes(), seconds }
}
