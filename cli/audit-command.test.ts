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

it('audits a made-up life in a typeset and prints its figures as a line of JSON', async () => {
  const lines: string[] = []
  const code = await auditCommand(['life:few-posts', '--typeset', 'a5-1'], line => lines.push(line))
  expect(code).toBe(0)
  expect(lines).toHaveLength(1)
  const figures = JSON.parse(lines[0] ?? '')
  expect(figures).toMatchObject({
    book: 'life:few-posts',
    typeset: 'a5-1',
    photos: 3,
    bodySizePt: 9.6,
    ends: 5,
    forbiddenStarts: 0,
    forbiddenEnds: 0,
    croppedWords: 0,
    lostWords: 0,
  })
})

it('refuses a typeset that there is none of', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await auditCommand(['life:few-posts', '--typeset', 'a6'], () => undefined)).toBe(2)
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})
