import { expect, test } from 'vitest'
import { type LogFormat, logFormatOf, serveOutput } from './serve-output.ts'

function output(format: LogFormat) {
  const [out, err] = [[], []] as [string[], string[]]
  const to = (lines: string[]) => ({ write: (line: string) => void lines.push(line) })
  return { out, err, ...serveOutput(format, to(out), to(err)) }
}

test.each([
  [{}, true, 'text'],
  [{}, false, 'json'],
  [{ LOG_FORMAT: 'json' }, true, 'json'],
  [{ LOG_FORMAT: 'text' }, false, 'text'],
  [{ LOG_FORMAT: '' }, true, 'text'],
] as const)('with %j and a terminal: %j, lines are %s', (env, isTerminal, format) => {
  expect(logFormatOf(env, isTerminal)).toBe(format)
})

test('as text, sentences stand as they are', () => {
  const { out, err, say, complain, relay } = output('text')
  say('open')
  complain('worker ended')
  relay('api', 'half a')
  relay('api', ' line\n')
  expect([out, err]).toEqual([['open\n'], ['worker ended\n', 'half a', ' line\n']])
})

test('as JSON, every line is a record, what a part says in pieces and in JSON too', () => {
  const { out, err, say, complain, relay } = output('json')
  say('Daybound is open: http://localhost:3000')
  complain('worker ended')
  relay('api', 'Error: no\n    at ')
  relay('worker', '{"level":"fatal","msg":"a part broke"}\n')
  relay('api', 'here\n\n{broken\n')
  const records = [...out, ...err].map(line => JSON.parse(line))
  expect(records).toMatchObject([
    { service: 'supervisor', level: 'info', msg: 'Daybound is open: http://localhost:3000' },
    { service: 'supervisor', level: 'error', msg: 'worker ended' },
    { service: 'api', level: 'error', msg: 'Error: no' },
    { level: 'fatal', msg: 'a part broke' },
    { service: 'api', msg: '    at here' },
    { service: 'api', msg: '{broken' },
  ])
  expect(Date.parse(records[0].time)).not.toBeNaN()
})
