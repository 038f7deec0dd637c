import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { auditCommand } from './audit-command.ts'

let cache: string
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'daybound-audit-test-'))
  vi.stubEnv('XDG_CACHE_HOME', cache)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(cache, { recursive: true, force: true })
})

it('audits a few weeks of a life: none of the faults that are no longer made', async () => {
  const lines: string[] = []
  const code = await auditCommand(['life:mother*0.02', '--typeset', 'a5-1'], line => lines.push(line))
  expect(code).toBe(0)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    book: 'life:mother*0.02',
    typeset: 'a5-1',
    bodySizePt: 9.3,
    forbiddenStarts: 0,
    forbiddenEnds: 0,
    brokenTags: 0,
    below150: 0,
    lostWords: 0,
  })
})

it('refuses a typeset that there is none of', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await auditCommand(['life:few-posts', '--typeset', 'a6'], () => undefined)).toBe(2)
  expect(complaints).toHaveBeenCalledOnce()
  complaints.mockRestore()
})
