import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const module = fileURLToPath(new URL('./log-last-error.ts', import.meta.url))

test.each([
  ['thrown', 'setTimeout(() => { throw error })'],
  ['rejected', 'void Promise.reject(error)'],
  ['awaited by the program', 'await Promise.reject(error)'],
])('an error that is %s ends the process with a line that has no words of people', (_, broken) => {
  const program = `
    import { logLastError } from ${JSON.stringify(module)}
    logLastError('worker')
    const error = Object.assign(new Error('Failed query\\nparams: Marguerite'), { query: 'select $1', params: ['Marguerite'] })
    ${broken}
    setInterval(() => {}, 1000)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  const lines = stderr.split('\n').filter(line => line.startsWith('{'))
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    {
      service: 'worker',
      level: 'fatal',
      msg: 'the process broke',
      err: { message: 'Failed query: select $1' },
    },
  ])
  expect(stderr).not.toContain('Marguerite')
})
