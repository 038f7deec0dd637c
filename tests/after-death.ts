import { spawn } from 'node:child_process'

/** Runs a line of shell once this process is dead, however it died; its arguments are `$1` and on. Gives what takes that back. */
export function afterDeath(script: string, ...args: string[]): () => void {
  // a shell waits for the end of its input, which comes with our death
  const guard = spawn('sh', ['-c', `cat >/dev/null; ${script}`, 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  return () => guard.kill('SIGKILL')
}
