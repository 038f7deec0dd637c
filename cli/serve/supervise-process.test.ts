import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { superviseProcess, superviseRules } from './supervise-process.ts'

const working =
  'process.on("SIGTERM", () => process.exit(0)); process.send("ready"); setInterval(() => {}, 1000)'
const dying = 'console.error("no paper left"); process.exit(1)'
const rules = { ...superviseRules, pauseMs: () => 0 }

test('a part that is killed is started again, once what it needs is there', async () => {
  const { part, children, happened } = keep(working)
  await part.ready
  children[0]?.kill('SIGKILL')
  await happened('restarted')
  await once(children[1] ?? process, 'message')
  expect(happened.so.far).toEqual(['launched', 'before', 'restarted', 'launched'])
})

test('a part that is asked to stop ends and is not started again', async () => {
  const { part, children, happened } = keep(working)
  await part.ready
  await part.stop()
  expect(children[0]?.exitCode).toBe(0)
  expect(happened.so.far).toEqual(['launched'])
})

test('a part that dies at once again and again is given up with its last words', async () => {
  const { part, children } = keep(dying, { ...rules, most: 3 })
  expect(await part.gaveUp).toBe('no paper left')
  expect(children.length).toBe(3)
})

test('a part that dies at work is started again and again', async () => {
  const { part, children } = keep(`process.send('busy', () => process.kill(process.pid, 'SIGKILL'))`, {
    ...rules,
    most: 2,
  })
  await expect.poll(() => children.length).toBeGreaterThan(4)
  await part.stop()
})

test('deaths after a long life are not counted', async () => {
  // two readings a life: two long lives, then two quick deaths
  const times = [0, 100, 100, 200, 200, 200, 200, 200]
  const { part, children } = keep(dying, { ...rules, most: 2, quickMs: 10, now: () => times.shift() ?? 0 })
  await part.gaveUp
  expect(children.length).toBe(4)
})

test('a part that does not listen is killed', async () => {
  const deaf = 'process.on("SIGTERM", () => {}); process.send("ready"); setInterval(() => {}, 1000)'
  const { part, children } = keep(deaf, { ...rules, patienceMs: 1 })
  await part.ready
  await part.stop()
  expect(children[0]?.signalCode).toBe('SIGKILL')
})

function keep(program: string, limits = rules) {
  const children: ReturnType<typeof spawn>[] = []
  const far: string[] = []
  const waiting = new Map<string, () => void>()
  const note = (what: string) => {
    far.push(what)
    waiting.get(what)?.()
  }
  const happened = (what: string) =>
    new Promise<void>(resolve => (far.includes(what) ? resolve() : waiting.set(what, resolve)))
  const part = superviseProcess({
    launch() {
      note('launched')
      const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const
      const child = spawn(process.execPath, ['-e', program], { stdio: [...stdio] })
      children.push(child)
      return child
    },
    ground: Promise.resolve({ databaseUrl: 'postgresql://here/x' }),
    before: async () => note('before'),
    onRestart: () => note('restarted'),
    hear: () => undefined,
    rules: limits,
  })
  onTestFinished(() => part.stop())
  return { part, children, happened: Object.assign(happened, { so: { far } }) }
}
