import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

// Runs the commands that it is given beside each other, as many as there are processors, those that take longest first.
// Each says what it has to say when it ends; fails if one fails.

const waiting = process.argv.slice(2)

async function runNext(): Promise<void> {
  const command = waiting.shift()
  if (command === undefined) return
  // a shell of its own finds what npm puts on the path, on every system
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  process.stdout.write(output)
  process.stderr.write(errors)
  if (status !== 0) {
    console.error(`failed: ${command}`)
    process.exitCode = 1
  }
  await runNext()
}

await Promise.all(Array.from({ length: availableParallelism() }, runNext))
