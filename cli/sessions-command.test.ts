import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../tests/database.ts'
import { sessionsCommand } from './sessions-command.ts'

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = []
  const spies = (['log', 'error'] as const).map(name =>
    vi.spyOn(console, name).mockImplementation(line => void lines.push(line)),
  )
  const code = await sessionsCommand(args, { LC_ALL: 'C', LOG_LEVEL: 'silent', ...env })
  for (const spy of spies) spy.mockRestore()
  return [code, ...lines]
}

test('sessions are ended in the database of a service', async () => {
  const { url, drop } = await freshDatabase()
  const env = { DATABASE_URL: url }
  expect(await run(['end', 'nobody'], env)).toEqual([1, 'There is no account nobody.'])
  expect(await run(['end-all'], env)).toEqual([0, 'Sessions ended: 0'])
  await drop()
})

test.each([[[]], [['end']], [['end', 'a', 'b']], [['end-all', 'a']], [['list']]])(
  '%j is no command',
  async args => {
    expect(await run(args)).toEqual([2, 'Usage: npm run sessions end UID | end-all'])
  },
)
