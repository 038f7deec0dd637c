import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Settings } from '#server/settings-shape'

const file = JSON.stringify(new URL('./priorities.ts', import.meta.url).href)

/**
 * A process in a session of its own that takes this priority and then starts another: niceness and policy of both, as Linux tells them (5 is
 * idle), and the niceness of the session, if there is such a thing here.
 */
async function startedAt(
  priority: Settings['workerPriority'],
  set: 'setWorkerPriority' | 'setApiPriority' = 'setWorkerPriority',
): Promise<object> {
  const ofProcess = `[19, 41].map(field => Number(fs.readFileSync('/proc/self/stat', 'utf8').split(' ')[field - 1]))`
  const ofSession = `fs.existsSync('/proc/self/autogroup') ? fs.readFileSync('/proc/self/autogroup', 'utf8').trim().split(' ').at(-1) : 'none'`
  const look = `JSON.stringify([...${ofProcess}, ${ofSession}])`
  const program = `
    const done = (await import(${file})).${set}('${priority}')
    const { execFileSync } = await import('node:child_process')
    const child = execFileSync(process.execPath, ['--print', ${JSON.stringify(`const fs = require('fs'); ${look}`)}], { encoding: 'utf8' })
    const fs = await import('node:fs')
    console.log(JSON.stringify({ done, own: JSON.parse(${look}), child: JSON.parse(child) }))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return JSON.parse(said)
}

/** Bit 23 of the capabilities of a process is CAP_SYS_NICE (capabilities(7)). */
function mayGoFirst(): boolean {
  const [, effective = '0'] = /^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return ((BigInt(`0x${effective}`) >> 23n) & 1n) === 1n
}

const isLinux = process.platform === 'linux'
const sessionAt = (niceness: string) => (existsSync('/proc/self/autogroup') ? niceness : 'none')

test.runIf(isLinux)(
  'a worker and what it starts have a tenth of a core that others of its session want',
  async () => {
    const taken = [10, 0, sessionAt('0')]
    expect(await startedAt('low')).toEqual({ done: true, own: taken, child: taken })
  },
)

test.runIf(isLinux)('an idle one has none of it', async () => {
  const taken = [10, 5, sessionAt('19')]
  expect(await startedAt('idle')).toEqual({ done: true, own: taken, child: taken })
})

test.runIf(isLinux)('an API beside a worker at low shares the processor as everything else', async () => {
  const taken = [0, 0, sessionAt('0')]
  expect(await startedAt('low', 'setApiPriority')).toEqual({ own: taken, child: taken })
})

test.runIf(isLinux)('an API beside an idle one goes first, where it may ask for it', async () => {
  const taken = [0, 0, sessionAt(mayGoFirst() ? '-11' : '0')]
  expect(await startedAt('idle', 'setApiPriority')).toEqual({ own: taken, child: taken })
})
