import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const program = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))

/** A program that logs, whose stdout says that its disk is full. */
async function logTo(stdout: string, words: string): Promise<{ code: unknown; stderr: string }> {
  const out = await open(stdout, 'w')
  onTestFinished(() => out.close())
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', words], {
    stdio: ['ignore', out.fd, 'pipe'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const [code] = await once(child, 'close')
  return { code, stderr }
}

test.runIf(process.platform === 'linux')('a log on a full disk ends nothing', async () => {
  const words = `
    const { openLog } = await import(${program('./open-log.ts')})
    const log = openLog('info')
    for (let line = 0; line < 3; line += 1) {
      log.info('a line')
      await new Promise(resolve => setImmediate(resolve))
    }
    process.stderr.write('still here')`
  expect(await logTo('/dev/full', words)).toEqual({ code: 0, stderr: 'still here' })
})

test('lines come out whole and in order, and all of them before the process ends', async () => {
  const words = `
    const { openLog } = await import(${program('./open-log.ts')})
    const log = openLog('info')
    for (let n = 0; n < 200; n += 1) log.info({ n }, 'a line')
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module-typescript',
    '-e',
    words,
  ])
  const numbers = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).n)
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, n) => n))
})
